export const savedRolesKey = 'savedRoles';

/** Storage may be blocked. */
export function hasSavedRoles(): boolean {
  try {
    return savedRolesKey in { ...localStorage, ...sessionStorage };
  } catch {
    return false;
  }
}
