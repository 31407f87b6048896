/** The id of the application form on a vacancy's own page. */
export const applyAnchor = 'apply';
