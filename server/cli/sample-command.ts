import { catalogue } from '#content/catalogue.server.ts';
import { sampleSubmissions } from '#server/samples/sample-submissions.ts';
import { addSamples, countStored, deleteSamples } from '#server/samples/samples.ts';
import { fits, storedVacancies } from '#server/vacancies/vacancies.ts';
import { act } from '#server/db/act.ts';
import { CommandError, contextOf, type Command } from './command.ts';

export const sampleCommand: Command = {
  usage: 'sample [--remove] [--yes]',
  summary: 'Fills a store, or a new DATA_DIR, with 200 invented submissions, or removes them.',
  store: 'writes',
  createsStore: true,
  readsContent: true,
  options: {
    remove: { type: 'boolean', help: 'deletes the samples and nothing else' },
    yes: { type: 'boolean', help: 'adds them to a store that holds submissions of people' },
  },
  async run(context) {
    const { db, options, write, now } = context;
    const stored = await countStored(db);
    if (options.remove) {
      write(`Deleted ${await deleteSamples(contextOf(context))} samples.`);
      return;
    }
    if (stored.samples > 0) {
      throw new CommandError(
        `The store holds ${stored.samples} samples already. "sample --remove" deletes them.`,
      );
    }
    if (stored.own > 0 && !options.yes) {
      throw new CommandError(
        `The store holds ${stored.own} submissions of people, among which samples would stand. Use another DATA_DIR, or add --yes.`,
      );
    }
    const { company } = catalogue();
    const roles = (await storedVacancies(db)).filter(fits).map(({ vacancy }) => vacancy);
    const samples = await sampleSubmissions(
      { vacancies: roles, termsVersion: company.termsVersion },
      now(),
    );
    await act(contextOf(context), (act) => addSamples(act, samples));
    write(
      `Added ${samples.length} samples. Nobody sent them, and nothing about them is delivered.`,
    );
    write('npm start, then open /desk. "npm run sample -- --remove" deletes them.');
  },
};
