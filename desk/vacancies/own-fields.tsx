import { useState, type ComponentProps, type ReactNode } from 'react';
import { fillIn } from '#words/fill-in.ts';
import { FieldError } from '#ui/field.tsx';
import { idOfField } from '#desk/editor/editor-context.ts';
import { denseControlLook } from '#desk/kit/controls.tsx';
import { deskWords } from '#desk/kit/words.ts';
import { useAdvert } from './use-advert.ts';
import { slugFor, issueText, labelOf, stateIn, withState } from './vacancy-fields.ts';

const words = deskWords.vacancies;

/** Proposed from the title. Once the role was published, changing it takes a decision. */
export function SlugField() {
  const { advert, fields, change } = useAdvert();
  const { wasShown: slugFixed, earlierSlugs } = advert;
  const [changing, setChanging] = useState(false);
  const fixed = slugFixed && !changing;
  const proposal = slugFor(fields);
  const hints = [
    slugFixed && (changing ? words.slugRedirects : words.slugFixed),
    earlierSlugs.length > 0 && fillIn(words.slugEarlier, { slugs: earlierSlugs.join(', ') }),
  ].filter(Boolean);
  return (
    <OwnField
      field="slug"
      value={fields.slug}
      readOnly={fixed}
      spellCheck={false}
      hint={hints.join(' ') || undefined}
      onChange={({ target }) => change((before) => ({ ...before, slug: target.value }))}
    >
      {fixed && <InlineButton onClick={() => setChanging(true)}>{words.slugChange}</InlineButton>}
      {!fixed && proposal && proposal !== fields.slug && (
        <InlineButton onClick={() => change((before) => ({ ...before, slug: proposal }))}>
          {words.slugPropose}
        </InlineButton>
      )}
    </OwnField>
  );
}

function InlineButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-6 justify-self-start text-xs text-accent underline-offset-4 hover:underline"
    >
      {children}
    </button>
  );
}

/** A field that is not of the form: the address, and the one part of the state that is typed. */
export function OwnField({
  field,
  hint,
  children,
  ...input
}: { field: 'slug' | 'state.until'; hint?: string | undefined; children?: ReactNode } & Pick<
  ComponentProps<'input'>,
  'type' | 'value' | 'readOnly' | 'spellCheck' | 'onChange'
>) {
  const { draft } = useAdvert();
  const { attempts } = draft;
  const issue = draft.issues.find((one) => one.field === field);
  const shown = issue && (attempts > 0 || issue.code !== 'no-slug') ? issueText(issue) : undefined;
  const id = idOfField(field);
  const described = [hint && `${id}-hint`, shown && `${id}-issue`].filter(Boolean).join(' ');
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-xs font-semibold">
        {labelOf(field)}
      </label>
      <input
        {...input}
        id={id}
        aria-describedby={described || undefined}
        aria-invalid={shown ? true : undefined}
        className={denseControlLook}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {children}
      <div aria-live="polite">{shown && <FieldError id={`${id}-issue`}>{shown}</FieldError>}</div>
    </div>
  );
}

/** The rest of the state is changed by publishing and its kin. */
export function Until() {
  const { fields, change } = useAdvert();
  const state = stateIn(fields);
  if (state.is !== 'open' && state.is !== 'scheduled') return null;
  return (
    <OwnField
      field="state.until"
      type="date"
      hint={words.untilHint}
      value={state.until ?? ''}
      onChange={({ target }) =>
        change((before) => withState(before, { ...state, until: target.value || undefined }))
      }
    />
  );
}
