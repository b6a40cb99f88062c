// The games that the page knows: each registers what it brings.

import "./uno/page.js";
import "./golf/page.js";
