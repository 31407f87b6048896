import { areaId, areaLook } from './toast-look.ts';

/**
 * Stands once in the layout, as static markup: `notify` fills it, and a live region is only
 * announced reliably when it was there before its content.
 */
export function ToastArea({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <section id={areaId} aria-label={label} data-close={closeLabel} className={areaLook}>
      <div aria-live="polite" className="grid gap-3" />
      <div aria-live="assertive" className="grid gap-3" />
    </section>
  );
}
