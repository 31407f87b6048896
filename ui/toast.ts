import { areaId, areaLook, toastLook, type ToastVariant } from './toast-look.ts';

export type Notice = {
  title: string;
  description?: string;
  /** A second line, as a reference. */
  detail?: string;
  variant?: ToastVariant;
  /** Stays until it is closed or replaced by newer notices. */
  lasting?: boolean;
};

const mostVisible = 3;
const displayMs = 4000;

type Toast = { element: HTMLElement; lasting: boolean; timer?: ReturnType<typeof setTimeout> };

/** One list for the whole page: every island imports this module. */
let toasts: Toast[] = [];
let area: HTMLElement | undefined;

/** Shows a notice in the page's area. Plain DOM, since the area belongs to no island. */
export function notify(notice: Notice) {
  const host = placeArea();
  const urgency = notice.variant === 'destructive' ? 'assertive' : 'polite';
  const toast: Toast = {
    element: toastElement(notice, host.dataset.close ?? '', () => dismiss(toast)),
    lasting: notice.lasting === true,
  };
  toasts.push(toast);
  if (toasts.length > mostVisible) dismiss(toasts.find(({ lasting }) => !lasting) ?? toasts[0]!);
  host.querySelector(`[aria-live=${urgency}]`)?.append(toast.element);
  schedule(toast);
}

function dismiss(toast: Toast) {
  clearTimeout(toast.timer);
  toast.element.remove();
  toasts = toasts.filter((other) => other !== toast);
}

function schedule(toast: Toast) {
  clearTimeout(toast.timer);
  if (!toast.lasting) toast.timer = setTimeout(() => dismiss(toast), displayMs);
}

/** Everything outside an open modal dialog is inert, so the area moves into it while it is open. */
function placeArea(): HTMLElement {
  area ??= preparedArea();
  const dialog = Array.from(document.querySelectorAll('dialog:modal')).at(-1);
  const host = dialog ?? document.body;
  if (area.parentElement !== host) host.append(area);
  dialog?.addEventListener('close', () => document.body.append(area!), { once: true });
  return area;
}

function preparedArea(): HTMLElement {
  const found = document.getElementById(areaId) ?? emptyArea();
  const pause = () => toasts.forEach(({ timer }) => clearTimeout(timer));
  const resume = () => toasts.forEach(schedule);
  found.addEventListener('mouseenter', pause);
  found.addEventListener('focusin', pause);
  found.addEventListener('mouseleave', resume);
  found.addEventListener('focusout', resume);
  return found;
}

/** For a page whose layout has no ToastArea. */
function emptyArea(): HTMLElement {
  const made = element('section', areaLook);
  for (const urgency of ['polite', 'assertive']) {
    const list = element('div', 'grid gap-3');
    list.setAttribute('aria-live', urgency);
    made.append(list);
  }
  return made;
}

function toastElement(notice: Notice, closeLabel: string, close: () => void): HTMLElement {
  const toast = element('div', toastLook(notice.variant ?? 'default'));
  toast.append(element('p', 'font-semibold', notice.title));
  for (const line of [notice.description, notice.detail]) {
    if (line) toast.append(element('p', 'text-ink', line));
  }
  const button = element(
    'button',
    'absolute top-1 right-1 grid size-8 place-items-center text-lg leading-none text-muted hover:text-ink',
    '×',
  );
  button.setAttribute('type', 'button');
  button.setAttribute('aria-label', closeLabel);
  button.addEventListener('click', close);
  toast.append(button);
  return toast;
}

function element(tag: string, className: string, text = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}
