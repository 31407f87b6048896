import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { readConfig, siteUrlFrom } from './config.ts';

describe('configuration', () => {
  test('without variables the documented defaults apply', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', logLevel: 'info' });
  });

  test.each([
    ['PORT', 'eighty', 'PORT is "eighty", which is not a port number from 0 to 65535'],
    ['PORT', '70000', 'PORT is "70000"'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY is "true", which is not false, the number of proxies'],
    ['TRUST_PROXY', 'proxy.example', 'TRUST_PROXY is "proxy.example"'],
    ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY is "10.0.0.0/33"'],
    ['TRUST_PROXY', '0', 'TRUST_PROXY is "0"'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud", which is not one of fatal, error'],
    ['HOST', 'a b', 'HOST is "a b", which is not a host name or address'],
    ['MAIL_FROM', 'the desk', 'MAIL_FROM is "the desk", which is not an address such as'],
    ['MAIL_STAFF', 'team', 'MAIL_STAFF is "team", which is not an address such as'],
    ['BACKUP_KEEP', 'all', 'BACKUP_KEEP is "all"'],
    ['BACKUP_RECIPIENT', 'me', 'BACKUP_RECIPIENT is "me"'],
  ])('%s=%s stops the start and names the fault', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  test.each([
    ['false', false],
    ['1', 1],
    ['loopback, 10.0.0.0/8,2001:db8::/32', ['loopback', '10.0.0.0/8', '2001:db8::/32']],
  ])('TRUST_PROXY=%s trusts %j', (given, trusted) => {
    expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(trusted);
  });

  test('a mail server needs a sender', () => {
    const smtpUrl = 'smtps://user:password@mail.example:465';
    expect(() => readConfig({ SMTP_URL: smtpUrl })).toThrow(
      'MAIL_FROM is missing though SMTP_URL is set.',
    );
    const from = 'Harbour Lane <desk@firm.example>';
    const { mail } = readConfig({ SMTP_URL: smtpUrl, MAIL_FROM: from });
    expect(mail).toEqual({ smtpUrl, from, staff: undefined });
  });

  test('a webhook needs a secret, and each has its own limit', () => {
    const url = 'https://automation.test/webhook/1';
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const config = readConfig({
      WEBHOOK_EMPLOYER_BRIEF_URL: url,
      WEBHOOK_EMPLOYER_BRIEF_MAX_BYTES: '5000000',
      WEBHOOK_CONTACT_DIALOG_URL: url,
      WEBHOOK_SECRET: `${secret} ${secret}`,
    });
    expect(config.webhooks).toEqual({
      'employer-brief': { url, maxBytes: 5_000_000 },
      'contact-dialog': { url, maxBytes: Number.POSITIVE_INFINITY },
    });
    expect(config.webhookSecrets).toHaveLength(2);
    expect(() => readConfig({ WEBHOOK_CONTACT_DIALOG_URL: url })).toThrow(
      'WEBHOOK_SECRET is missing though WEBHOOK_CONTACT_DIALOG_URL is set. Set it to whsec_',
    );
  });

  test.each([
    [
      'DATABASE_URL',
      'mysql://user:hunter2@db/northgauge',
      'DATABASE_URL is not an address such as',
    ],
    [
      'WEBHOOK_JOB_APPLICATION_URL',
      'automation/hunter2',
      'WEBHOOK_JOB_APPLICATION_URL is not a web',
    ],
    ['SMTP_URL', 'https://user:hunter2@mail.example', 'SMTP_URL is not an address such as'],
    ['WEBHOOK_SECRET', 'hunter2', 'WEBHOOK_SECRET is not whsec_ and the base64 of'],
    ['WEBHOOK_CONTACT_DIALOG_MAX_BYTES', '5MB', 'WEBHOOK_CONTACT_DIALOG_MAX_BYTES is "5MB"'],
    ['SUBMISSIONS_PER_MINUTE', '0', 'SUBMISSIONS_PER_MINUTE is "0"'],
  ])(
    'a wrong %s stops the start and is not repeated where it is secret',
    (name, value, sentence) => {
      const reading = () => readConfig({ [name]: value });
      expect(reading).toThrow(sentence);
      expect(reading).not.toThrow('hunter2');
    },
  );

  test('SITE_URL loses its trailing slash and must be a web address', () => {
    expect(siteUrlFrom({ SITE_URL: 'https://jobs.test/' })).toBe('https://jobs.test');
    expect(siteUrlFrom({})).toBeUndefined();
    expect(() => siteUrlFrom({ SITE_URL: 'ftp://jobs.test' })).toThrow('SITE_URL is "ftp://jobs');
    expect(() => siteUrlFrom({ SITE_URL: 'https://firm.test/jobs' })).toThrow(
      'SITE_URL is "https://firm.test/jobs", which is more than a host. Pages stand at the root of it: set https://firm.test.',
    );
  });

  test('a secret is read from the file that its variable names', () => {
    const file = path.join(temporaryFolder(), 'smtp');
    writeFileSync(file, 'smtp://user:hunter2@mail.test:25\n');
    const given = { SMTP_URL_FILE: file, MAIL_FROM: 'desk@firm.test' };
    expect(readConfig(given).mail.smtpUrl).toBe('smtp://user:hunter2@mail.test:25');
    expect(readConfig(given).mistyped).toEqual([]);
    expect(() => readConfig({ ...given, SMTP_URL: 'smtp://other.test' })).toThrow(
      'SMTP_URL and SMTP_URL_FILE are both set. Remove one of them.',
    );
    writeFileSync(file, '\n');
    expect(() => readConfig(given)).toThrow(`SMTP_URL_FILE names ${file}, which is empty.`);
    expect(() => readConfig({ WEBHOOK_SECRET_FILE: '/nowhere/secret' })).toThrow(
      'WEBHOOK_SECRET_FILE names /nowhere/secret, which cannot be read (ENOENT).',
    );
  });

  test('variables that look like ours and are none are named, others are not', () => {
    const environment = {
      DATABSE_URL: 'x',
      WEBHOOK_CONTACT_URL: 'x',
      HOME: '/root',
      HOSTNAME: 'a',
    };
    expect(readConfig(environment).mistyped).toEqual([
      { name: 'DATABSE_URL', meant: 'DATABASE_URL' },
      { name: 'WEBHOOK_CONTACT_URL', meant: undefined },
    ]);
  });
});
