/**
 * Controls that a terminal or a log viewer would act on instead of showing: C0, DEL and C1 with
 * ESC and CSI, line separators, lone surrogates, bidirectional controls, and invisible characters
 * that hide text. Joiners stay, since names and emoji need them.
 */
const controls =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\u{200b}\u{2060}-\u{2064}\u{feff}\u{e0000}-\u{e007f}]/gu;

/** Shows each control as \u{1b}, so that the result is one harmless line. */
export function escapeControls(text: string): string {
  return text.replace(controls, (control) => `\\u{${control.codePointAt(0)!.toString(16)}}`);
}

/** The same in JSON that was already written: JSON.stringify leaves C1 and bidi controls as they are. */
export function escapeControlsInJson(json: string): string {
  return json.replace(controls, (control) =>
    control === '\n'
      ? control
      : Array.from({ length: control.length }, (_, at) => control.charCodeAt(at))
          .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
          .join(''),
  );
}
