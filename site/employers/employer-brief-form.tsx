import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type SyntheticEvent,
} from 'react';
import {
  draftedFields,
  employerBrief,
  briefDraftDays,
  type BriefDraft,
} from '#domain/forms/employer-brief.ts';
import { modelName, offeredModels, intakeAnchor } from '#domain/hiring-models/hiring-model.ts';
import type { HiringModelId } from '#domain/hiring-models/model-figures.ts';
import { continueMustHaves } from '#domain/hiring-models/brief-prefill.ts';
import type { PlanMessages } from '#words/plan.en.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/toast.ts';
import { draftedValue } from '#site/form-kit/draft.ts';
import { focusField, setField, useHydrated } from '#site/form-kit/form-context.ts';
import type { FormProps } from '#site/form-kit/form-props.ts';
import { FormQuestion, QuestionRow } from '#site/form-kit/question.tsx';
import { SubmissionForm } from '#site/form-kit/submission-form.tsx';
import { track } from '#site/privacy/analytics.ts';
import type { FirmOffer, FirmEditions } from '#domain/firm/firm.ts';
import { briefDraftPath, deleteBriefDraftPath, saveBriefDraftPath } from '#domain/address/paths.ts';
import { formatDate } from '#domain/edition/format.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { controlFields } from '#domain/forms/control-field.ts';
import { fillIn } from '#words/fill-in.ts';
import { TextInput } from '#ui/text-field.tsx';

export type EmployerBriefFormProps = FormProps<'employer-brief'> & {
  after: PlanMessages['afterBrief'];
  /** The saved brief that the page was opened with. */
  saved?: SavedBrief;
};

export function EmployerBriefForm(props: EmployerBriefFormProps) {
  const { setting, words, after, refused, values } = props;
  const [saved, setSaved] = useState(props.saved);
  const [earlier, setEarlier] = useState<Record<string, string>>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const drafted = draftedValue(employerBrief.kind, 'mustHaves');
    const planned = values?.mustHaves;
    if (planned && drafted) {
      setField(form.current, 'mustHaves', continueMustHaves(planned, drafted));
    }
  }, [values]);
  /** Chosen before the script loaded or before a reload, so later than what the address says. */
  const chosen = useRef(false);
  useLayoutEffect(() => {
    const model = form.current && new FormData(form.current).get('model');
    chosen.current = Boolean(model) || (isReloadOrWayBack() && modelDrafted());
  }, []);
  useAnchor((anchor, isArrival) => {
    const id = offeredModels(setting.firm).find((id) => anchor === intakeAnchor[id]);
    if (!id || (isArrival && chosen.current)) return;
    setField(form.current, 'model', modelName(setting.firm, id));
  });
  const stored = (sent: HTMLFormElement) => {
    trackSubmission(setting.firm, String(new FormData(sent).get('model')));
    notify({ variant: 'success', title: words.successTitle });
    setEarlier(similarBrief(setting.firm, sent));
    // The brief has arrived, so nobody needs the copy any more.
    if (saved) void deleteSaved(saved);
    setSaved(undefined);
  };
  const sendSimilar = (brief: Record<string, string>) => {
    for (const [name, value] of Object.entries(brief)) setField(form.current, name, value);
    setEarlier(undefined);
    focusField(form.current, 'roleTitle');
  };
  return (
    <SubmissionForm
      ref={form}
      form={employerBrief}
      setting={setting}
      words={words}
      refused={refused}
      values={values}
      hidden={{ terms_version: setting.termsVersion }}
      onStored={(_, sent) => stored(sent)}
      next={
        earlier && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {after.similar}
            <Button onClick={() => sendSimilar(earlier)}>{after.sendSimilar}</Button>
          </p>
        )
      }
      below={
        <SaveBrief
          firm={setting.firm}
          saved={saved}
          onSaved={setSaved}
          words={after}
          locale={setting.locale}
        />
      }
    >
      <QuestionRow names={['company', 'roleTitle', 'location', 'employmentType']} />
      <FormQuestion name="mustHaves" />
      <QuestionRow wide names={['salaryRange', 'targetStartDate', 'model']} />
      <FormQuestion name="attachment_document" />
      <QuestionRow wide names={['yourName', 'yourEmail', 'yourPhone']} />
      <FormQuestion name="consent" />
    </SubmissionForm>
  );
}

function isReloadOrWayBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    entry instanceof PerformanceNavigationTiming &&
    (entry.type === 'reload' || entry.type === 'back_forward')
  );
}

function modelDrafted(): boolean {
  return Boolean(draftedValue(employerBrief.kind, 'model'));
}

/** All but the title, the file and the consent, which belong to the role that was sent. */
function similarBrief(firm: FirmOffer, sent: HTMLFormElement): Record<string, string> {
  const texts = Array.from(new FormData(sent)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const { roleTitle: _, ...similar } = draftedFields(firm, Object.fromEntries(texts));
  return similar;
}

/** On arrival, when the anchor changes, and when a link to the present anchor is pressed again. */
function useAnchor(onAnchor: (anchor: string, isArrival: boolean) => void) {
  const follow = useEffectEvent((hash: string, isArrival = false) =>
    onAnchor(hash.slice(1), isArrival),
  );
  useEffect(() => {
    const changed = () => follow(window.location.hash);
    const pressed = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.pathname === window.location.pathname) follow(link.hash);
    };
    follow(window.location.hash, true);
    window.addEventListener('hashchange', changed);
    document.addEventListener('click', pressed);
    return () => {
      window.removeEventListener('hashchange', changed);
      document.removeEventListener('click', pressed);
    };
  }, []);
}

const submissionEvents: Partial<Record<HiringModelId, Parameters<typeof track>[0]>> = {
  sprint: 'sprint_form_submit_success',
  intel: 'intel_form_submit_success',
  retained: 'retained_form_submit_success',
};

function trackSubmission(firm: FirmOffer, model: string) {
  const id = offeredModels(firm).find((one) => modelName(firm, one) === model);
  const event = id && submissionEvents[id];
  if (event) track(event);
}

type SavedBrief = Pick<BriefDraft, 'token' | 'lastDay'>;

/**
 * Saves the brief under a private link. Without script the button posts the form itself and the
 * server leads to the link.
 */
function SaveBrief({
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
              <TextInput label={words.link} readOnly value={linkOf(firm, saved, locale)} />
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

async function deleteSaved({ token }: SavedBrief): Promise<void> {
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
