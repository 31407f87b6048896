import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { NoticeArea } from './notice-area.tsx';

/**
 * The platform's modal dialog: focus stays inside, Escape closes, focus returns to the opener. The
 * first field takes the focus, or the first button of its form, not the close button, which comes
 * first in the document.
 */
export function Dialog({
  open,
  onClose,
  heading,
  closeLabel,
  notices,
  children,
}: {
  open: boolean;
  onClose: () => void;
  heading: string;
  closeLabel: string;
  /** Words of the notices that come up while it is open. */
  notices?: { label: string; close: string };
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  useEffect(() => {
    if (!open) {
      dialog.current?.close();
      return;
    }
    // Only a page that has a scrollbar keeps its room while it is locked.
    const { documentElement } = document;
    const hasScrollbar = window.innerWidth > documentElement.clientWidth;
    documentElement.toggleAttribute('data-scrollbar', hasScrollbar);
    dialog.current?.showModal();
    const content = dialog.current?.querySelector(':scope > :nth-child(2)');
    const first = content?.querySelector<HTMLElement>(firstField);
    (first ?? content?.querySelector<HTMLElement>('form button'))?.focus();
  }, [open]);
  // One that is taken out of the page while it is open gives the focus back only if it is closed.
  useLayoutEffect(() => {
    const shown = dialog.current;
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onClose={onClose}
      className="m-auto w-[min(40rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface p-0 text-ink shadow-raised backdrop:bg-black/65"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-surface px-6 py-4">
        <h2 id={headingId} className="text-xl">
          {heading}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className="-mr-2 grid size-11 place-items-center text-muted hover:text-ink"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="px-6 py-5">{children}</div>
      {notices && (
        <NoticeArea
          label={notices.label}
          closeLabel={notices.close}
          // In the flow on a phone, so that the end of a form can be scrolled above it.
          place="max-sm:sticky max-sm:bottom-2 max-sm:mx-2 sm:fixed sm:right-3 sm:bottom-3"
        />
      )}
    </dialog>
  );
}

const firstField = ':is(input:not([type=hidden], [tabindex="-1"]), select, textarea)';
