/** Builds the site of an earlier revision in `folder`, inside of this tree, and returns where it is. */
export function buildRevision(revision: string, folder: string): string
