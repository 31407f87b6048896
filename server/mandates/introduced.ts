/** Of the submission `s`: the day of its last step towards an employer that it was introduced to. */
export const introducedOnColumn = `(select max(t.happened_on) from candidacy_step t
  where t.submission_id = s.id and exists (select 1 from candidacy_step i
    where i.submission_id = t.submission_id and i.mandate_id = t.mandate_id
      and i.stage = 'introduced')) as introduced_on`;
