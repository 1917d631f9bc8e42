-- Icons of the member centre are chosen among those that it draws. Others were shown as a dot, as no icon is.
update member_rule set icon = null where icon not in (
  'house', 'user', 'smile', 'book', 'school', 'palette', 'star', 'wallet', 'bag', 'bell', 'mail', 'key', 'shield', 'monitor',
  'rabbit', 'link'
);
