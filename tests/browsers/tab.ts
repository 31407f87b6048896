/** The few things that journeys do in every engine. Elements are named by CSS selectors. */
export type Tab = {
  open(url: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Types with the keyboard, after what is there is removed. */
  fill(selector: string, text: string): Promise<void>;
  /** Chooses an option of a select element by its value. */
  choose(selector: string, value: string): Promise<void>;
  /** A letter, a key by its name, or both at once, on what has the focus. */
  press(key: 'Enter' | 'Escape' | 'Control+k' | 'a' | 'e' | 'j' | 'r' | 'z'): Promise<void>;
  upload(selector: string, file: string): Promise<void>;
  setCookie(cookie: { name: string; value: string; url: string }): Promise<void>;
  /** The value of a JavaScript expression in the page. */
  read<T>(expression: string): Promise<T>;
};

export type Engine = {
  name: string;
  /** How to install it, where it is missing. */
  missing(): string | undefined;
  launch(): Promise<{ tab: Tab; version: string; close(): Promise<void> }>;
};
