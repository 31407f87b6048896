import { classNames } from './class-names.ts';

/**
 * Where toast.ts shows notices: once on every page and once in every dialog. At the bottom, so that
 * headings and the summary of a form stay visible on a narrow screen.
 */
export function NoticeArea({
  label,
  closeLabel,
  place = 'fixed inset-x-2 bottom-2 sm:inset-x-auto sm:right-3 sm:bottom-3',
}: {
  label: string;
  closeLabel: string;
  /** Classes that say where on the screen. */
  place?: string;
}) {
  return (
    <section aria-label={label} className={classNames('pointer-events-none z-50 sm:w-96', place)}>
      <ol data-notices data-close-label={closeLabel} aria-live="polite" className="grid gap-2" />
    </section>
  );
}
