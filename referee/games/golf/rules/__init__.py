"""The rules of Golf, with one module for each chapter of the rule sheet."""
