/** Runs before the first paint and marks pages that were opened with a query; see waits-for-query. */
export const queryScript = `if(location.search)document.documentElement.dataset.query=''`;
