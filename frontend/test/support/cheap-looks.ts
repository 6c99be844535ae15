import { configure, getConfig } from '@testing-library/react';

/** What `getConfig` does not promise: set while something is waited for. */
interface WithWait {
  _disableExpensiveErrorDiagnostics?: boolean;
}

const { getElementError } = getConfig();

// What is waited for is looked for after each change of the page: the page is printed when the wait is over, not at every look.
configure({
  getElementError: (message, container) =>
    (getConfig() as WithWait)._disableExpensiveErrorDiagnostics ? new Error(message ?? '') : getElementError(message, container),
});
