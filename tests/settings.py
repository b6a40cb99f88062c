"""Settings of the services that tests start: they send what no table could, and nobody reads their logs."""

UNLIMITED = {"REFEREE_RATES": "off", "REFEREE_LOG": "off"}
