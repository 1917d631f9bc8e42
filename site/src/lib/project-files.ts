/** What file fields for Scratch projects take. Systems that do not know the endings give them one of the types. */
export const PROJECT_FILES = '.sb3,.sb2,.sb,application/octet-stream,application/zip'
