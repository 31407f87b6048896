import { submissionSchemas } from '../../domain/forms/check-submission.ts';
import { controlFields } from '../../domain/forms/control-field.ts';
import { fileTypes } from '../../domain/forms/file-type.ts';
import type { Issue } from '../../domain/forms/issue.ts';
import { fileSlotOf, type SubmissionKind } from '../../domain/forms/submission-kind.ts';
import { paragraphFields } from '../receive/check-text.ts';
import { html, type Html } from './page-layout.ts';
import type { PlainWords } from './words.ts';

type Field = { name: string; value: string; label: string; faulty: boolean };

/** The form with its values, drawn from the schema that refused them. */
export function correctionForm(
  kind: SubmissionKind,
  values: Record<string, string>,
  issues: Issue[],
  words: PlainWords,
): Html {
  const shape: Record<string, unknown> = submissionSchemas[kind].shape;
  const faulty = new Set(issues.map(({ field }) => field));
  const controls = Object.keys(shape).map((name) => {
    const label = words.labels[name];
    const value = values[name] ?? '';
    if (isRole(kind, name) || name === 'terms_version') return hidden(name, value);
    // Times, source and the file's facts: the server fills them in anew.
    if (!label) return html``;
    const options = optionsOf(shape[name]);
    const field = { name, value, label, faulty: faulty.has(name) };
    if (options?.includes('true')) return checkbox(field);
    return options ? choice(field, options, words.refused.choose) : textField(field);
  });
  const steering = [controlFields.locale, controlFields.vacancy].flatMap((name) =>
    values[name] ? [hidden(name, values[name])] : [],
  );
  return html`<form
    class="mt-10 grid gap-6"
    method="post"
    enctype="multipart/form-data"
    action="/api/intake/${kind}"
  >
    ${steering} ${controls} ${filePicker(kind, words, faulty)}
    <p><button class="${buttonClass}" type="submit">${words.refused.again}</button></p>
  </form>`;
}

const inputClass =
  'mt-2 block w-full rounded-sm border border-control bg-raised px-3 py-2 aria-invalid:border-danger';
const buttonClass = 'rounded-sm bg-signal px-6 py-3 font-semibold text-on-signal';

function isRole(kind: SubmissionKind, name: string): boolean {
  return kind === 'job-application' && name.startsWith('role');
}

function hidden(name: string, value: string): Html {
  return value === '' ? html`` : html`<input type="hidden" name="${name}" value="${value}" />`;
}

function textField({ name, value, label, faulty }: Field): Html {
  const invalid = faulty ? html`aria-invalid="true"` : html``;
  if (paragraphFields.has(name)) {
    return html`<label class="block"
      >${label}<textarea class="${inputClass}" id="${name}" name="${name}" rows="6" ${invalid}>
${value}</textarea>
    </label>`;
  }
  const type = name === 'email' || name === 'yourEmail' ? 'email' : 'text';
  return html`<label class="block"
    >${label}<input
      class="${inputClass}"
      id="${name}"
      type="${type}"
      name="${name}"
      value="${value}"
      ${invalid}
  /></label>`;
}

function checkbox({ name, value, label }: Field): Html {
  const checked = value === 'true' ? html`checked` : html``;
  return html`<label class="flex gap-3"
    ><input type="checkbox" id="${name}" name="${name}" value="true" ${checked} />${label}</label
  >`;
}

function choice(
  { name, value, label, faulty }: Field,
  options: readonly string[],
  choose: string,
): Html {
  const invalid = faulty ? html`aria-invalid="true"` : html``;
  const items = options.map((option) => {
    const selected = option === value ? html`selected` : html``;
    return html`<option value="${option}" ${selected}>${option}</option>`;
  });
  return html`<label class="block"
    >${label}<select class="${inputClass}" id="${name}" name="${name}" ${invalid}>
      <option value="">${choose}</option>
      ${items}
    </select></label
  >`;
}

function filePicker(kind: SubmissionKind, words: PlainWords, faulty: Set<string>): Html {
  const slot = fileSlotOf(kind);
  if (!slot) return html``;
  const accept = slot.types.flatMap((type) => [`.${type}`, ...fileTypes[type]]).join(',');
  const invalid = faulty.has(slot.field) ? html`aria-invalid="true"` : html``;
  return html`<label class="block"
    >${words.labels[slot.field] ?? slot.field}<input
      class="${inputClass}"
      id="${slot.field}"
      type="file"
      name="${slot.field}"
      accept="${accept}"
      ${invalid}
    /><span class="text-muted">${words.refused.fileAgain}</span></label
  >`;
}

/** The choices of an enum, or 'true' for a box that must be ticked. */
function optionsOf(schema: unknown): readonly string[] | undefined {
  const { def } = schema as {
    def: { type: string; entries?: Record<string, string>; values?: string[] };
  };
  if (def.type === 'enum') return Object.values(def.entries ?? {});
  return def.type === 'literal' ? def.values : undefined;
}
