/** A list, its views and its states count no further: one more then stands for any number. */
export const maxCounted = 1_000;
