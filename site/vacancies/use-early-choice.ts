import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { fromQueryString, toQueryString } from '#domain/vacancies/query-string.ts';
import { changeQuery } from './query-string.ts';
import type { FirmFilters } from '#domain/firm/firm.ts';

/**
 * Takes over what a visitor ticked or typed before hydration. A layout effect, because it reads the
 * form before the effects of its fields write to it.
 */
export function useEarlyChoice(
  firm: FirmFilters,
  form: RefObject<HTMLFormElement | null>,
  rendered: string,
) {
  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) fields.append(name, String(value));
    const query = fromQueryString(firm, rendered);
    const entered = { ...fromQueryString(firm, `?${fields}`), limit: query.limit };
    // Compared with what was rendered and not with the address: a cache in between may have left
    // the query string out, and then the address is right and the form is not.
    if (toQueryString(entered) !== toQueryString(query))
      changeQuery(firm, () => entered, 'replace');
  });
  useLayoutEffect(() => takeOver(), []);
}
