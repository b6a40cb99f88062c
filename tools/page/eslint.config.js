// What the page's scripts are held to. They run in a browser as they stand: modules, without a build step.
import js from "@eslint/js";
import globals from "globals";

export default [
  js.configs.recommended,
  {
    files: ["referee/page/static/**/*.js"],
    languageOptions: { ecmaVersion: 2023, sourceType: "module", globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }], // == null is for what is null or was never told
      "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
      "no-shadow": "error",
      "no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "no-restricted-syntax": [
        "error",
        // rjsmin, through which scripts are served, would drop white space of the inner one
        { selector: "TemplateLiteral TemplateLiteral", message: "A template in a template: write it with +." },
      ],
      "no-var": "error",
      "prefer-const": "error",
    },
  },
  {
    files: ["tests/page/scripts/*.js"],
    languageOptions: { ecmaVersion: 2023, sourceType: "module", globals: globals.node },
  },
];
