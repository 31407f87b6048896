/**
 * Counts the bodies that are arriving, in total and by network address: one address can take its
 * share of the slots and leaves the rest to others.
 */
export function createUploadSlots({ total, perAddress }: { total: number; perAddress: number }) {
  const held = new Map<string, number>();
  let taken = 0;
  /** `release`, or undefined where no slot is free. */
  return (address: string): (() => void) | undefined => {
    const own = held.get(address) ?? 0;
    if (taken >= total || own >= perAddress) return undefined;
    taken += 1;
    held.set(address, own + 1);
    return () => {
      taken -= 1;
      const left = (held.get(address) ?? 1) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    };
  };
}
