/** One line an event, as JSON. Never with personal data: no names, no addresses, no file names. */
export type Log = {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

export const silentLog: Log = { info() {}, warn() {}, error() {} };
