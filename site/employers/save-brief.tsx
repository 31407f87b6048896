import { useState, type SyntheticEvent } from 'react';
import { briefDraftPath, deleteBriefDraftPath, saveBriefDraftPath } from '#domain/address/paths.ts';
import { formatDate } from '#domain/edition/format.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { briefDraftDays, type BriefDraft, employerBrief } from '#domain/forms/employer-brief.ts';
import { controlFields } from '#domain/forms/control-field.ts';
import { fillIn } from '#words/fill-in.ts';
import type { PlanMessages } from '#words/plan.en.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useHydrated } from '#site/form-kit/use-hydrated.ts';
import type { FirmEditions } from '#domain/firm/firm.ts';

export type SavedBrief = Pick<BriefDraft, 'token' | 'lastDay'>;

/**
 * Saves the brief under a private link. Without script the button posts the form itself and the
 * server leads to the link.
 */
export function SaveBrief({
  firm,
  saved,
  onSaved,
  words,
  locale,
}: {
  firm: FirmEditions;
  saved: SavedBrief | undefined;
  onSaved: (saved: SavedBrief | undefined) => void;
  words: PlanMessages['afterBrief'];
  locale: Locale;
}) {
  const live = useHydrated();
  const [notice, setNotice] = useState('');
  const act = (event: SyntheticEvent, action: () => Promise<string>) => {
    event.preventDefault();
    action()
      .catch(() => words.failed)
      .then(setNotice);
  };
  const save = async () => {
    onSaved(await saveForm(saved));
    return '';
  };
  const remove = async (current: SavedBrief) => {
    await deleteSaved(current);
    onSaved(undefined);
    return words.deleted;
  };
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      return words.copied;
    } catch {
      return words.copyFailed;
    }
  };
  return (
    <div className="mt-8 grid gap-3 border-t border-line pt-5 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant="secondary"
          form={employerBrief.kind}
          formAction={saveBriefDraftPath(saved?.token)}
          formNoValidate
          onClick={(event) => act(event, save)}
        >
          {saved ? words.saveAgain : words.save}
        </Button>
        {!saved && <p className="text-muted">{fillIn(words.note, { days: briefDraftDays })}</p>}
      </div>
      {saved && (
        <>
          <p>
            <strong>{fillIn(words.saved, { date: formatDate(saved.lastDay, locale) })}.</strong>{' '}
            {words.sharing} {!live && words.address}
          </p>
          {live && (
            <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
              <TextField label={words.link} readOnly value={linkOf(firm, saved, locale)} />
              <Button
                variant="secondary"
                onClick={(event) => act(event, () => copy(linkOf(firm, saved, locale)))}
              >
                {words.copy}
              </Button>
            </div>
          )}
          <form
            method="post"
            encType="multipart/form-data"
            action={deleteBriefDraftPath(saved.token)}
            onSubmit={(event) => act(event, () => remove(saved))}
          >
            <input type="hidden" name={controlFields.locale} value={locale} />
            <Button type="submit" variant="quiet" className="px-0!">
              {words.delete}
            </Button>
          </form>
        </>
      )}
      <output className="font-medium empty:hidden">{notice}</output>
    </div>
  );
}

function linkOf(firm: FirmEditions, { token }: SavedBrief, locale: Locale): string {
  return window.location.origin + briefDraftPath(firm, locale, token);
}

export async function deleteSaved({ token }: SavedBrief): Promise<void> {
  const answer = await post(deleteBriefDraftPath(token), new FormData());
  if (!answer.ok) throw new Error(`The saved brief was not deleted: ${answer.status}`);
}

async function saveForm(saved: SavedBrief | undefined): Promise<SavedBrief> {
  const form = document.getElementById(employerBrief.kind) as HTMLFormElement;
  const body = new FormData(form);
  if (employerBrief.file) body.delete(employerBrief.file.field);
  const answer = await post(saveBriefDraftPath(saved?.token), body);
  if (!answer.ok) throw new Error(`The brief was not saved: ${answer.status}`);
  return (await answer.json()) as SavedBrief;
}

function post(address: string, body: FormData): Promise<Response> {
  return fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } });
}
