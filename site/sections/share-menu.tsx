import { useRef, useSyncExternalStore, type MouseEvent } from 'react';
import { fillIn } from '#words/fill-in.ts';
import type { Messages } from '#words/en.ts';
import { Icon } from '#ui/icon.tsx';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/toast.ts';

const entryLook =
  'flex min-h-11 w-full items-center gap-3 px-4 py-2 text-left text-sm font-medium hover:bg-ink/5';

/** A popover: the browser closes it on Escape and on a click elsewhere, without script. */
export function ShareMenu({
  id,
  title,
  url,
  words,
}: {
  id: string;
  title: string;
  url: string;
  words: Messages['share'];
}) {
  const menu = useRef<HTMLDivElement>(null);
  const menuId = `share-${id}`;
  const close = () => menu.current?.hidePopover();
  const linkedin = `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`;

  const copy = async () => {
    close();
    try {
      await navigator.clipboard.writeText(url);
      notify({ title: words.copied, description: url, variant: 'success' });
    } catch {
      notify({ title: words.copyFailed, description: url, variant: 'destructive' });
    }
  };
  const shareOnDevice = () => {
    close();
    // Rejects when the visitor closes the sheet.
    navigator.share({ title, url }).catch(() => {});
  };

  return (
    <>
      <Button
        variant="secondary"
        popoverTarget={menuId}
        aria-label={fillIn(words.label, { title })}
      >
        <Icon name="share" className="size-4" />
        {words.open}
      </Button>
      <div ref={menu} id={menuId} popover="auto" className="share-menu">
        <ul>
          <li>
            <a
              href={linkedin}
              target="_blank"
              rel="noopener noreferrer"
              onClick={(event) => {
                openShareWindow(event);
                close();
              }}
              className={entryLook}
            >
              <Icon name="external" className="size-4 text-accent" />
              {words.linkedin}
            </a>
          </li>
          <li className="needs-script">
            <button type="button" onClick={copy} className={entryLook}>
              <Icon name="file" className="size-4 text-accent" />
              {words.copy}
            </button>
          </li>
          {useHasShareSheet() && (
            <li>
              <button type="button" onClick={shareOnDevice} className={entryLook}>
                <Icon name="share" className="size-4 text-accent" />
                {words.device}
              </button>
            </li>
          )}
        </ul>
      </div>
    </>
  );
}

/** A small window beside the page. Without script the link opens a tab instead. */
function openShareWindow(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  window.open(event.currentTarget.href, '_blank', 'noopener,noreferrer,width=600,height=640');
}

function useHasShareSheet(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => typeof navigator.share === 'function',
    () => false,
  );
}
