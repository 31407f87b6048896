import { controlFields } from '#domain/forms/control-field.ts';

/** Sent along unseen. */
export function HiddenFields({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) => (
    // React would put an empty default back over what the script fills in later.
    <input key={name} type="hidden" name={name} defaultValue={value || undefined} />
  ));
}

/** Off the screen, out of the tab order and hidden from assistive technology. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        {label}
        <input type="text" name={controlFields.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
