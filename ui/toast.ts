export type Notice = {
  title: string;
  description?: string;
  link?: { href: string; text: string };
  /** A button that does something and takes the notice away. */
  action?: { text: string; onAct: () => void };
  variant?: 'default' | 'success' | 'destructive';
  /** Stays until it is closed or three newer ones have come. */
  lasting?: boolean;
  /** Takes the place of an earlier one about the same. */
  replaces?: string;
};

const maxVisible = 3;
const displayMs = 4000;

const looks = {
  default: 'border-line bg-raised',
  success: 'border-success bg-raised',
  destructive: 'border-danger bg-danger-surface',
};

/**
 * Shows a notice for 4 s, at most three at a time. Plain DOM, so that the chrome and every island
 * share it and nothing is loaded at the moment of a failure.
 */
export function notify(notice: Notice) {
  const list = noticeList();
  if (!list) return;
  const item = render(notice, list.dataset.closeLabel ?? '');
  if (notice.replaces) {
    list.querySelector(`[data-about="${notice.replaces}"]`)?.remove();
    item.dataset.about = notice.replaces;
  }
  list.append(item);
  while (list.children.length > maxVisible) list.firstElementChild?.remove();
  if (!notice.lasting) expire(item);
}

/** Outside an open modal dialog everything is inert, so each dialog has a list of its own. */
function noticeList(): HTMLElement | null {
  const dialog = Array.from(document.querySelectorAll('dialog:modal')).at(-1);
  if (dialog) return dialog.querySelector<HTMLElement>('[data-notices]');
  // Not the list of a closed dialog, which may come first in the document.
  return document.querySelector<HTMLElement>('[data-notices]:not(dialog *)');
}

function render(
  { title, description, link, action, variant = 'default' }: Notice,
  closeLabel: string,
) {
  const item = document.createElement('li');
  item.className = `pointer-events-auto relative w-full rounded-md border border-l-4 p-4 pr-10 text-sm text-ink shadow-raised ${looks[variant]}`;
  const words = document.createElement('div');
  // Not on the item itself: that would take it out of the list.
  if (variant === 'destructive') words.setAttribute('role', 'alert');
  words.append(line(title, 'font-semibold'));
  if (description) words.append(line(description));
  item.append(words);
  if (link) {
    const anchor = document.createElement('a');
    anchor.href = link.href;
    anchor.textContent = link.text;
    anchor.className = 'font-medium text-accent underline underline-offset-4';
    words.append(anchor);
  }
  if (action) {
    const { text, onAct } = action;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.className = 'min-h-8 font-semibold text-accent underline underline-offset-4';
    button.addEventListener('click', () => {
      item.remove();
      onAct();
    });
    item.append(button);
  }
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '×';
  close.setAttribute('aria-label', closeLabel);
  close.className =
    'absolute top-2 right-2 grid size-7 place-items-center text-lg text-muted hover:text-ink';
  close.addEventListener('click', () => item.remove());
  item.append(close);
  return item;
}

function line(text: string, className = ''): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  paragraph.className = className;
  return paragraph;
}

/** The timer is paused while the notice is hovered or has focus. */
function expire(item: HTMLElement) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(() => item.remove(), displayMs);
  };
  const hold = () => clearTimeout(timer);
  item.addEventListener('pointerenter', hold);
  item.addEventListener('focusin', hold);
  item.addEventListener('pointerleave', start);
  item.addEventListener('focusout', start);
  start();
}
