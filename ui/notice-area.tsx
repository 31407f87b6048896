/** Where toast.ts shows notices: once on every page and once in every dialog. */
export function NoticeArea({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <section
      aria-label={label}
      className="pointer-events-none fixed inset-x-3 bottom-3 z-50 sm:left-auto sm:w-96"
    >
      <ol data-notices data-close-label={closeLabel} aria-live="polite" className="grid gap-2" />
    </section>
  );
}
