import type { Migration } from '../migration.ts';

/** Images of documents, each in several widths. The id is a hash of the largest. */
export const images: Migration = ({ blob, integer }) => [
  `create table image (
    id text primary key,
    width ${integer} not null,
    height ${integer} not null,
    stored_at ${integer} not null
  )`,
  `create table image_size (
    image text not null references image (id) on delete cascade,
    width ${integer} not null,
    bytes ${blob} not null,
    primary key (image, width)
  )`,
];
