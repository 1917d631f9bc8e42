/** The course that a row belongs to. */
export const OF_COURSE = {
  kind: 'relation',
  to: 'course',
  onDelete: 'cascade',
  label: { 'zh-cn': '课程', en: 'Course' },
  required: true,
  search: '=',
  public: true,
  table: { width: 240 },
  join: ['title', 'slug'],
} as const
