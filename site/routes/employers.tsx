import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { catalogue } from '../../content/catalogue.server.ts';
import { hiringModelIds } from '../../domain/hiring-model/hiring-model.ts';
import { EmployerBriefForm } from '../employers/employer-brief-form.tsx';
import { documentPath, pagePath } from '../../domain/address/paths.ts';
import { BriefSection } from '../employers/brief-section.tsx';
import { Guidance } from '../employers/guidance.tsx';
import { comparisonAnchor, ModelComparison } from '../employers/model-comparison.tsx';
import { ModelPicker } from '../employers/model-picker.tsx';
import { ModelSection } from '../employers/model-section.tsx';
import { SprintTimeline } from '../employers/sprint-timeline.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PlainAction } from '../sections/plain-action.tsx';
import { hiringServices } from '../seo/structured-data.server.ts';
import type { Route } from './+types/employers';
import { describePage, pageCopy } from './describe-page.server.ts';
import { formWords } from './form-words.server.ts';
import { sprintPhases } from './sprint-phases.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const { locale, copy } = pageCopy('employers', url);
  const { company, hiringModels } = catalogue();
  const models = hiringModels(locale);
  const services = hiringServices(company, models, (id) => pagePath('employers', locale, id));
  return {
    locale,
    copy,
    models,
    timeline: sprintPhases(copy.sprintTimeline, locale),
    brief: formWords('employerBrief', locale),
    talk: formWords('contactDialog', locale).words,
    meta: describePage('employers', locale, copy.meta, services),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

const ContactDialog = lazy(async () => ({
  default: (await import('../shell/contact-dialog.tsx')).ContactDialog,
}));

export default function Employers({ loaderData }: Route.ComponentProps) {
  const { locale, copy, models, timeline, brief, talk } = loaderData;
  const navigate = useNavigate();
  const [talking, setTalking] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <PageHero hero={copy.hero}>
        <PlainAction
          to={`#${comparisonAnchor}`}
          size="lg"
          onPress={() => void navigate(`#${comparisonAnchor}`)}
        >
          {copy.actions.compare}
        </PlainAction>
        <PlainAction
          to={pagePath('contact', locale)}
          size="lg"
          variant="secondary"
          onPress={() => setTalking('open')}
        >
          {copy.actions.talk}
        </PlainAction>
      </PageHero>
      <ModelPicker copy={copy.picker} terms={copy.terms} models={models} />
      <Guidance copy={copy.guidance} models={models} />
      {hiringModelIds.map((id, at) => (
        <ModelSection key={id} id={id} number={at + 1} model={models[id]} terms={copy.terms}>
          {id === 'sprint' && <SprintTimeline copy={copy.sprintTimeline} {...timeline} />}
        </ModelSection>
      ))}
      <ModelComparison
        copy={copy.comparison}
        terms={copy.terms}
        models={models}
        packPath={documentPath('talent-pack', locale)}
      />
      <BriefSection copy={copy.brief}>
        <EmployerBriefForm setting={brief.setting} words={brief.words} />
      </BriefSection>
      {talking !== 'never' && (
        <Suspense>
          <ContactDialog
            open={talking === 'open'}
            onClose={() => setTalking('closed')}
            setting={brief.setting}
            words={talk}
          />
        </Suspense>
      )}
    </>
  );
}
