import { catalogue } from '../../content/catalogue.server.ts';
import { ContactMessageForm } from '../contact/contact-message-form.tsx';
import { pagePath } from '../../domain/address/paths.ts';
import { WaysToReachUs } from '../contact/ways-to-reach-us.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/contact';
import { pageCopy } from './describe-page.server.ts';
import { formWords } from './form-words.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const { locale, copy, meta } = pageCopy('contact', url);
  const { email, phone, address, linkedinUrl } = catalogue().company;
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(address.country) ?? '';
  return {
    locale,
    copy,
    company: { email, phone, address, linkedinUrl },
    country,
    message: formWords('contactMessage', locale),
    meta,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { locale, copy, company, country, message } = loaderData;
  return (
    <>
      <PageHero hero={copy.hero}>
        {copy.actions.map(({ label, page, anchor }, at) => (
          <ButtonLink
            key={label}
            to={pagePath(page, locale, anchor)}
            size="lg"
            variant={at === 0 ? 'primary' : 'secondary'}
          >
            {label}
          </ButtonLink>
        ))}
      </PageHero>
      <div className="container-page grid gap-x-16 gap-y-14 py-16 md:py-24 lg:grid-cols-[2fr_3fr]">
        <section className="lg:order-last">
          <h2 className="text-2xl">{copy.message.heading}</h2>
          <p className="mt-4 text-muted">{copy.message.introduction}</p>
          <div className="mt-8 rounded-md border border-line bg-surface p-5 sm:p-8">
            <ContactMessageForm setting={message.setting} words={message.words} />
          </div>
        </section>
        <WaysToReachUs copy={copy.ways} company={company} country={country} />
      </div>
    </>
  );
}
