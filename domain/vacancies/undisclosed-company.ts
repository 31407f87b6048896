/** What a vacancy's company is called until employer and candidate agree to talk. */
export const undisclosedCompany = 'Confidential';
