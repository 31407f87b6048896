import { useSyncExternalStore } from 'react';
import type { Messages } from '../../messages/en.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { notify } from '../../ui/toast.ts';

const linkedinShare = 'https://www.linkedin.com/sharing/share-offsite/';

/** Copying, LinkedIn, and the device's own share sheet where there is one. */
export function ShareVacancy({
  title,
  url,
  words,
}: {
  title: string;
  url: string;
  words: Messages['vacancies']['page'];
}) {
  const shareable = useSyncExternalStore(
    () => () => {},
    () => 'share' in navigator,
    () => false,
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      await notify({ title: words.copied, variant: 'success' });
    } catch {
      await notify({ title: words.copyFailed, variant: 'destructive' });
    }
  };
  // Rejects when the visitor closes the sheet, which is no fault.
  const share = () => void navigator.share({ title, url }).catch(() => {});

  return (
    <section>
      <h2 className="label-mono mb-3 text-accent">{words.share}</h2>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="secondary" className="needs-script" onClick={copy}>
          <Icon name="link" className="size-4" />
          {words.copy}
        </Button>
        {shareable && (
          <Button variant="secondary" onClick={share}>
            <Icon name="share" className="size-4" />
            {words.device}
          </Button>
        )}
        <TextLink
          href={`${linkedinShare}?${new URLSearchParams({ url })}`}
          target="_blank"
          rel="noopener"
          className="text-sm"
        >
          {words.linkedin}
        </TextLink>
      </div>
    </section>
  );
}
