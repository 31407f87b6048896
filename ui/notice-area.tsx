/**
 * Where toast.ts shows notices: once on every page and once in every dialog. At the bottom, so that
 * headings and the summary of a form stay visible on a narrow screen.
 */
export function NoticeArea({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <section
      aria-label={label}
      className="pointer-events-none fixed inset-x-2 bottom-2 z-50 sm:inset-x-auto sm:right-3 sm:bottom-3 sm:w-96"
    >
      <ol data-notices data-close-label={closeLabel} aria-live="polite" className="grid gap-2" />
    </section>
  );
}
