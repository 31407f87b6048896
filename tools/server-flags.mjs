/** How Node runs the server: node:sqlite still announces itself as experimental. */
export const serverFlags = ['--disable-warning=ExperimentalWarning'];
