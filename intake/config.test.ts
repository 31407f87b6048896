import { describe, expect, test } from 'vitest';
import { readConfig, siteUrlFrom } from './config.ts';

describe('configuration', () => {
  test('nothing set means the documented defaults', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', logLevel: 'info' });
  });

  test.each([
    ['PORT', 'eighty', 'PORT is "eighty", which is not a port number from 0 to 65535'],
    ['PORT', '70000', 'PORT is "70000"'],
    ['TRUST_PROXY', 'perhaps', 'TRUST_PROXY is "perhaps", which is not true or false'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud", which is not one of fatal, error'],
    ['HOST', 'a b', 'HOST is "a b", which is not a host name or address'],
  ])('%s=%s stops the start with a sentence that says so', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  test('SITE_URL loses its trailing slash and must be a web address', () => {
    expect(siteUrlFrom({ SITE_URL: 'https://jobs.test/' })).toBe('https://jobs.test');
    expect(siteUrlFrom({})).toBeUndefined();
    expect(() => siteUrlFrom({ SITE_URL: 'ftp://jobs.test' })).toThrow('SITE_URL is "ftp://jobs');
  });
});
