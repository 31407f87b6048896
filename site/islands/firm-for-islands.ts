import type {
  Firm,
  FirmEditions,
  FirmFilters,
  FirmIndustries,
  FirmOffer,
} from '#domain/firm/firm.ts';

/** Islands get no more of the firm than they read: it travels with the page. */

/** What a form reads: addresses, and the models of a brief. */
export type FormFirm = FirmEditions & FirmOffer;

export function firmForForms({ editions, models }: Firm): FormFirm {
  const named = models.offered.map((id) => [id, { name: models[id]!.name }]);
  return {
    editions: addressesOf(editions),
    models: { offered: models.offered, ...Object.fromEntries(named) },
  };
}

export function firmForFilters({ editions, lists, places }: Firm): FirmEditions & FirmFilters {
  const listed = Object.entries(lists).map(([name, list]) => [name, idsOf(list)]);
  return {
    editions: addressesOf(editions),
    lists: Object.fromEntries(listed) as FirmFilters['lists'],
    places: idsOf(places),
  };
}

export function firmForIndustries({ fields }: Firm): FirmIndustries {
  return { fields: { industries: idsOf(fields.industries) } };
}

function addressesOf(editions: Firm['editions']): FirmEditions['editions'] {
  return editions.map(({ tag, prefix }) => ({ tag, prefix }));
}

function idsOf(entries: readonly { id: string }[]): { id: string }[] {
  return entries.map(({ id }) => ({ id }));
}
