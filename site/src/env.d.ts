interface ImportMetaEnv {
  /** Path of the content pages' script; set by page-script-plugin.ts when building. */
  readonly PAGE_SCRIPT?: string
  /** Path of the home page's own script. */
  readonly HOME_SCRIPT?: string
  readonly WORK_SCRIPT?: string
  /** Plays the finished piece of a course; comes when it is touched. */
  readonly PLAY_STAGE_SCRIPT?: string
  readonly FAVOURITE_MEMBERS?: string
  readonly WORK_MEMBERS?: string
  /** Moving over the learning path; comes when the map is touched. */
  readonly MAP_SCRIPT?: string
  readonly FIRST_PROGRAM_SCRIPT?: string
  /** Pictures seen large; comes when one is touched. */
  readonly LIGHT_BOX_SCRIPT?: string
  readonly LESSON_SCRIPT?: string
  /** What a lesson loads when it is first touched. */
  readonly LESSON_EXERCISES?: string
  readonly REVIEW_SCRIPT?: string
  /** What whoever is signed in loads on pages of courses and lessons. */
  readonly MEMBER_COURSE_SCRIPT?: string
  /** What puts a learner's Scratch project beside the finished piece. */
  readonly LESSON_COMPARE?: string
  /** Path of what a lesson loads once somebody runs a program. */
  readonly LESSON_PIECE?: string
  readonly LESSON_PLAYER?: string
  /** Of the contact form. */
  readonly CONTACT_SCRIPT?: string
  /** Of the pages about trial lessons. */
  readonly TRIAL_SCRIPT?: string
  /** Of pages with an article. */
  readonly ARTICLE_SCRIPT?: string
  /** Copies or passes on the address of a page; comes when the menu for it is touched. */
  readonly SHARE_SCRIPT?: string
  /** Fetched when somebody asks to have a text read. */
  readonly READ_ALOUD_SCRIPT?: string
  /** Signs out and gives the device on; fetched when somebody leaves to rest. */
  readonly REST_LEAVE?: string
}

/** A module bundled into one script, as text; see script-text-plugin.ts. */
declare module '*?script' {
  const text: string
  export default text
}
