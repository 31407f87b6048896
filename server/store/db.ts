/** What both databases can keep. Blobs come back as Uint8Array, whole numbers as number. */
export type SqlValue = string | number | null | Uint8Array;
export type Row = Record<string, SqlValue>;

/** Statements are written with $1, $2 …, which both databases understand. */
export interface Statements {
  all<R = Row>(sql: string, parameters?: readonly SqlValue[]): Promise<R[]>;
}

/** `orStop`: without a row from this one, those after it are left out. */
export type Step = { sql: string; parameters: readonly SqlValue[]; orStop?: true };

export interface Db extends Statements {
  readonly dialect: Dialect;
  /**
   * Steps that are known beforehand, all kept or none; what each returned. The store is not kept
   * waiting between them, as it is in a transaction. Blobs are given away.
   */
  write(steps: readonly Step[]): Promise<Row[][]>;
  /** Everything that `work` writes is kept, or nothing is. */
  transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The few words in which the two databases differ. */
export type Dialect = {
  name: 'sqlite' | 'postgres';
  blob: string;
  integer: string;
  /** Rows that another instance is claiming at this moment are passed over. */
  skipLocked: string;
  /** Taken by a migration, so that instances that start together wait for each other. */
  migrationLock: string;
};
