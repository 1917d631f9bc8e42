import type { CourseExercises } from '../../src/data/lesson-exercises.ts'

// For children of ten to thirteen; pages are checked by what a visitor would see of them.
export const exercises: CourseExercises = {
  'first-page': [
    {
      kind: 'choice',
      id: 'largest-heading',
      ask: ['哪个标签是最大的标题？', 'Which tag makes the largest heading?'],
      right: '`<h1>`',
      wrong: ['`<h3>`', '`<p>`', '`<title>`'],
      hints: [
        ['一个标题像书名，一个像小节名。', 'One heading is like a book’s title, another like that of a section.'],
        ['h 后面的数字越小，字越大。', 'The smaller the number behind the h, the larger the letters.'],
        ['h 后面是 1 的那个。', 'The one with a 1 behind the h.'],
      ],
      why: ['title 不在页面里，它是标签页上的名字。', 'The title is not on the page: it is the name on the tab.'],
    },
    {
      kind: 'bug',
      id: 'slash-missing',
      ask: ['标题后面的段落也变成了大字。哪一行错了？', 'The paragraphs below the heading became large, too. Which line is wrong?'],
      code: [
        'html',
        [
          '<body>\n<h1>我的猫<h1>\n<p>它叫团团。</p>\n<p>它喜欢晒太阳。</p>\n</body>',
          '<body>\n<h1>My cat<h1>\n<p>Her name is Dumpling.</p>\n<p>She likes the sun.</p>\n</body>',
        ],
      ],
      line: 2,
      hints: [
        ['哪个标签打开以后，没有关上？', 'Which tag was opened and not closed?'],
        ['比一比 h1 和 p 的结尾。', 'Compare how h1 and p end.'],
        ['结尾的 h1 少了一个斜杠，所以标题一直没完。', 'The second h1 has no slash, so the heading never ends.'],
      ],
      why: ['结尾应该是 `</h1>`。', 'It should end with `</h1>`.'],
    },
    {
      kind: 'code',
      id: 'heading-and-two',
      language: 'html',
      ask: ['写一个大标题，再写两个段落，说说你喜欢的东西。', 'Write one large heading and two paragraphs about something you like.'],
      start: ['<h1>我喜欢</h1>\n', '<h1>I like</h1>\n'],
      tests: 'counts h1 1\nshows h1\ncounts p 2\nshows p',
      model: [
        '<h1>我喜欢放风筝</h1>\n<p>春天的风最合适。</p>\n<p>我的风筝是一条金鱼。</p>',
        '<h1>I like kites</h1>\n<p>The wind of spring is best.</p>\n<p>My kite is a goldfish.</p>',
      ],
      wrong: [
        ['<h1>我喜欢放风筝</h1>\n<p>春天的风最合适。</p>', '<h1>I like kites</h1>\n<p>The wind of spring is best.</p>'],
        [
          '<h2>我喜欢放风筝</h2>\n<p>春天的风最合适。</p>\n<p>我的风筝是一条金鱼。</p>',
          '<h2>I like kites</h2>\n<p>The wind of spring is best.</p>\n<p>My kite is a goldfish.</p>',
        ],
      ],
      hints: [
        ['标题已经有了，段落用 p。', 'The heading is there. Paragraphs are p.'],
        ['每个段落都有自己的开头和结尾。', 'Each paragraph has a beginning and an end of its own.'],
        ['`<p>第一段</p>`，下一行再来一个。', '`<p>The first</p>`, and one more on the next line.'],
      ],
    },
  ],
  'pictures-and-lists': [
    {
      kind: 'choice',
      id: 'what-alt-is-for',
      ask: ['图片没有取到的时候，浏览器显示什么？', 'A picture cannot be loaded. What does the browser show?'],
      code: ['html', ['<img src="kite.png" alt="红色的金鱼风筝" width="240">', '<img src="kite.png" alt="A red goldfish kite" width="240">']],
      right: ['红色的金鱼风筝', 'A red goldfish kite'],
      wrong: ['kite.png', '240'],
      hints: [
        ['图没有了，浏览器只剩下标签里的字。', 'Without the picture, only the words in the tag are left.'],
        ['哪一个是写给看不见图的人的？', 'Which one is written for those who cannot see it?'],
        ['看 alt 后面引号里写的是什么。', 'Look at what stands in quotes behind alt.'],
      ],
    },
    {
      kind: 'choice',
      id: 'numbered-list',
      ask: ['做蛋糕要一步一步来，前面要有 1、2、3。用哪个标签？', 'Baking goes step by step, with 1, 2, 3 in front. Which tag?'],
      right: '`<ol>`',
      wrong: ['`<ul>`', '`<li>`', '`<p>`'],
      hints: [
        ['两种列表：一种前面是点，一种前面是数字。', 'Two kinds of list: one has dots, one has numbers.'],
        ['o 是 ordered，有顺序的。', 'The o stands for ordered.'],
        ['li 是里面的一条，外面那层用 o 开头的。', 'li is one line in it. Around them goes the tag that begins with o.'],
      ],
    },
    {
      kind: 'code',
      id: 'three-things',
      language: 'html',
      ask: ['做一个没有顺序的列表，写三样去公园要带的东西。', 'Make a list without an order: three things to take to the park.'],
      start: ['<h2>去公园带什么</h2>\n', '<h2>To take to the park</h2>\n'],
      tests: 'counts ul 1\ncounts ul>li 3\nshows li',
      model: [
        '<h2>去公园带什么</h2>\n<ul>\n  <li>水壶</li>\n  <li>帽子</li>\n  <li>风筝</li>\n</ul>',
        '<h2>To take to the park</h2>\n<ul>\n  <li>water</li>\n  <li>a hat</li>\n  <li>a kite</li>\n</ul>',
      ],
      wrong: [
        [
          '<h2>去公园带什么</h2>\n<ol>\n  <li>水壶</li>\n  <li>帽子</li>\n  <li>风筝</li>\n</ol>',
          '<h2>To take to the park</h2>\n<ol>\n  <li>water</li>\n  <li>a hat</li>\n  <li>a kite</li>\n</ol>',
        ],
        [
          '<h2>去公园带什么</h2>\n<ul>\n  <li>水壶，帽子，风筝</li>\n</ul>',
          '<h2>To take to the park</h2>\n<ul>\n  <li>water, a hat, a kite</li>\n</ul>',
        ],
      ],
      hints: [
        ['没有顺序的列表用 ul。', 'A list without an order is ul.'],
        ['每样东西是一个 li。', 'Each thing is an li.'],
        ['`<ul>` 开头，三个 `<li>…</li>`，`</ul>` 结尾。', 'Begin with `<ul>`, three times `<li>…</li>`, end with `</ul>`.'],
      ],
    },
    {
      kind: 'bug',
      id: 'list-closed-wrongly',
      ask: ['列表后面的段落也往里缩了。哪一行错了？', 'The paragraph after the list is indented too. Which line is wrong?'],
      code: ['html', ['<ul>\n  <li>风筝</li>\n  <li>帽子</li>\n</ol>\n<p>出发。</p>', '<ul>\n  <li>a kite</li>\n  <li>a hat</li>\n</ol>\n<p>Off we go.</p>']],
      line: 4,
      hints: [
        ['每个开着的标签，都要由和它同名的来关。', 'Each tag is closed by one of the same name.'],
        ['列表是用哪个标签打开的？', 'Which tag opened the list?'],
        ['用 ul 打开，却用 ol 关上了。', 'It was opened by ul, yet closed by ol.'],
      ],
      why: ['应该写 `</ul>`。', 'It should be `</ul>`.'],
    },
  ],
  'links-and-two-pages': [
    {
      kind: 'choice',
      id: 'where-href-goes',
      ask: ['点这个链接会打开哪个文件？', 'Which file does this link open?'],
      code: ['html', ['<a href="diary.html">我的主页</a>', '<a href="diary.html">My home page</a>']],
      right: '`diary.html`',
      wrong: ['`index.html`', ['`我的主页.html`', '`My home page.html`']],
      hints: [
        ['链接有两半：看得见的字，和要去的地方。', 'A link has two halves: the words, and where it leads.'],
        ['浏览器只看 href，不看中间的字。', 'The browser looks at href, not at the words between.'],
        ['href 的引号里就是文件名。', 'The file’s name stands in quotes behind href.'],
      ],
    },
    {
      kind: 'choice',
      id: 'jump-to-id',
      ask: ['页面上有 `<h2 id="second">`。哪个链接直接跳到它？', 'A page has `<h2 id="second">`. Which link jumps to it?'],
      right: '`<a href="#second">`',
      wrong: ['`<a href="second">`', '`<a href="h2">`', '`<a id="second">`'],
      hints: [
        ['在同一页里跳，和打开别的文件不一样。', 'Jumping within a page is not like opening another file.'],
        ['跳到一个 id，前面要有井号。', 'To an id one jumps with a hash sign.'],
        ['href 里写井号，再写 second。', 'In the href: a hash sign, then second.'],
      ],
    },
    {
      kind: 'code',
      id: 'two-links',
      language: 'html',
      ask: [
        '在 nav 里放两个链接，一个去 `index.html`，一个去 `about.html`。',
        'Put two links into the nav, one to `index.html` and one to `about.html`.',
      ],
      start: '<nav>\n\n</nav>\n',
      tests: 'counts nav 1\ncounts nav>a 2\ncounts a[href="index.html"] 1\ncounts a[href="about.html"] 1\nshows a[href="about.html"]',
      model: [
        '<nav>\n  <a href="index.html">主页</a>\n  <a href="about.html">关于我</a>\n</nav>',
        '<nav>\n  <a href="index.html">Home</a>\n  <a href="about.html">About me</a>\n</nav>',
      ],
      wrong: [
        '<nav>\n  <a>index.html</a>\n  <a>about.html</a>\n</nav>',
        '<nav>\n  <a href="index.html">1</a>\n</nav>\n<a href="about.html">2</a>',
      ],
      hints: [
        ['链接是 a，去哪里写在 href 里。', 'A link is an a, and href tells where it leads.'],
        ['两个链接都放在 nav 的开头和结尾中间。', 'Both stand between the beginning and the end of nav.'],
        ['`<a href="index.html">主页</a>`，另一个也这样写。', '`<a href="index.html">Home</a>`, and the other like it.'],
      ],
    },
    {
      kind: 'bug',
      id: 'link-that-sleeps',
      ask: ['有一个链接点了没反应。哪一行错了？', 'One link does nothing when it is clicked. Which line is wrong?'],
      code: ['html', ['<nav>\n  <a href="index.html">主页</a>\n  <a herf="diary.html">日记</a>\n</nav>', '<nav>\n  <a href="index.html">Home</a>\n  <a herf="diary.html">Diary</a>\n</nav>']],
      line: 3,
      hints: [
        ['两个链接长得差不多。一个字母一个字母地比。', 'The two links look alike. Compare them letter by letter.'],
        ['看 a 后面的那个词。', 'Look at the word behind a.'],
        ['href 里，r 和 e 的先后不能换。', 'In href, r and e must not change places.'],
      ],
      why: ['应该写 `href`。', 'It should be `href`.'],
    },
  ],
  'colours-with-css': [
    {
      kind: 'order',
      id: 'rule-of-css',
      ask: ['把这条样式规则排好。', 'Put this rule in order.'],
      lines: ['css', 'h2 {\n  color: #2b8a5b;\n}\np {\n  font-size: 20px;\n}'],
      hints: [
        ['一条规则像一句话：给谁，花括号打开，怎么样，花括号关上。', 'A rule is like a sentence: for whom, open bracket, how, close bracket.'],
        ['先说给谁，再说怎么样。标题在段落前面。', 'First whom it is for, then how it looks. The heading comes before the paragraph.'],
        ['h2 {、color、}，然后 p {、font-size、}。', 'h2 {, color, }, then p {, font-size, }.'],
      ],
    },
    {
      kind: 'bug',
      id: 'colon-missing',
      ask: ['背景没有变色。哪一行错了？', 'The background does not change. Which line is wrong?'],
      code: ['css', 'body {\n  color: #22303c;\n  background-color #fffbf3;\n  font-size: 18px;\n}'],
      line: 3,
      hints: [
        ['三行里有一行和另外两行长得不一样。', 'One of the three lines does not look like the other two.'],
        ['名字和值的中间要有冒号。', 'A colon stands between the name and the value.'],
        ['background-color 后面直接就是颜色了。', 'Behind background-color the colour follows at once.'],
      ],
    },
    {
      kind: 'code',
      id: 'green-heading',
      language: 'html',
      ask: ['让标题变成绿色（green），段落的字变成 20px。', 'Make the heading green and the text of the paragraph 20px.'],
      start: [
        '<style>\n\n</style>\n<h1>我的花园</h1>\n<p>种了三棵番茄。</p>',
        '<style>\n\n</style>\n<h1>My garden</h1>\n<p>Three tomato plants.</p>',
      ],
      tests: 'styles h1 color rgb(0, 128, 0)\nstyles p font-size 20px',
      model: [
        '<style>\nh1 {\n  color: green;\n}\np {\n  font-size: 20px;\n}\n</style>\n<h1>我的花园</h1>\n<p>种了三棵番茄。</p>',
        '<style>\nh1 {\n  color: green;\n}\np {\n  font-size: 20px;\n}\n</style>\n<h1>My garden</h1>\n<p>Three tomato plants.</p>',
      ],
      wrong: [
        '<style>\nh1 {\n  background-color: green;\n}\np {\n  font-size: 20px;\n}\n</style>\n<h1>1</h1>\n<p>2</p>',
        '<style>\nh1 {\n  color: green;\n}\np {\n  font-size: 20;\n}\n</style>\n<h1>1</h1>\n<p>2</p>',
      ],
      hints: [
        ['字的颜色叫 color，字的大小叫 font-size。', 'The colour of text is color, its size is font-size.'],
        ['写两条规则，一条给 h1，一条给 p。', 'Write two rules, one for h1 and one for p.'],
        ['`h1 { color: green; }`，p 的那条照着写。', '`h1 { color: green; }`, and the one for p like it.'],
      ],
    },
  ],
  'boxes-and-classes': [
    {
      kind: 'choice',
      id: 'inner-space',
      ask: ['卡片里的字贴着边框，很挤。改哪一个？', 'The words of a card stick to its border. Which one do you change?'],
      right: '`padding`',
      wrong: ['`margin`', '`border`', '`width`'],
      hints: [
        ['挤的地方在边框的里面还是外面？', 'Is it crowded inside the border or outside?'],
        ['一个是边框里面的空，一个是边框外面的空。', 'One is the space inside the border, one the space outside.'],
        ['margin 在外面。里面的那个以 pad 开头，像垫子。', 'margin is outside. The inner one begins with pad, like a cushion.'],
      ],
    },
    {
      kind: 'choice',
      id: 'dot-for-class',
      ask: ['给所有 `class="card"` 的盒子写样式，怎么开头？', 'How does a rule for all boxes with `class="card"` begin?'],
      right: '`.card {`',
      wrong: ['`card {`', '`#card {`', '`<card> {`'],
      hints: [
        ['在 CSS 里，标签、类、id 的写法都不一样。', 'CSS writes tags, classes and ids each in its own way.'],
        ['类的前面是一个点。', 'A class has a dot in front.'],
        ['井号是给 id 的，什么都没有是给标签的。', 'The hash sign is for ids, nothing in front is for tags.'],
      ],
    },
    {
      kind: 'code',
      id: 'note-class',
      language: 'html',
      ask: [
        '写一个类 `.note`：黄色（yellow）背景，四周内边距 12px，给第一个段落用上。',
        'Write a class `.note` with a yellow background and 12px of padding, and give it to the first paragraph.',
      ],
      start: [
        '<style>\n\n</style>\n<p>别忘了带水。</p>\n<p>天气很好。</p>',
        '<style>\n\n</style>\n<p>Do not forget the water.</p>\n<p>Fine weather.</p>',
      ],
      tests:
        'counts .note 1\nstyles .note background-color rgb(255, 255, 0)\nstyles .note padding-top 12px\nstyles .note padding-left 12px\ncounts p 2\nstyles p:last-of-type background-color rgba(0, 0, 0, 0)',
      model: [
        '<style>\n.note {\n  background-color: yellow;\n  padding: 12px;\n}\n</style>\n<p class="note">别忘了带水。</p>\n<p>天气很好。</p>',
        '<style>\n.note {\n  background-color: yellow;\n  padding: 12px;\n}\n</style>\n<p class="note">Do not forget the water.</p>\n<p>Fine weather.</p>',
      ],
      wrong: [
        '<style>\n.note {\n  background-color: yellow;\n  padding: 12px;\n}\n</style>\n<p>1</p>\n<p>2</p>',
        '<style>\np {\n  background-color: yellow;\n  padding: 12px;\n}\n</style>\n<p class="note">1</p>\n<p>2</p>',
      ],
      hints: [
        ['类在 CSS 里以点开头，在标签里写 class。', 'In CSS a class begins with a dot; in the tag it is class.'],
        ['只有第一个段落写 class。', 'Only the first paragraph gets the class.'],
        ['`.note { background-color: yellow; padding: 12px; }` 和 `<p class="note">`。', '`.note { background-color: yellow; padding: 12px; }` and `<p class="note">`.'],
      ],
    },
    {
      kind: 'bug',
      id: 'dot-missing',
      ask: ['网页里写了 `class="card"`，卡片却没有变样。哪一行错了？', 'The page says `class="card"`, yet the card looks as before. Which line is wrong?'],
      code: ['css', 'h1 {\n  color: #1c7ed6;\n}\ncard {\n  padding: 16px;\n}'],
      line: 4,
      hints: [
        ['浏览器在找名叫 card 的标签，可是没有这种标签。', 'The browser looks for a tag called card, and there is none.'],
        ['类的名字前面有一个小记号。', 'A small sign stands before the name of a class.'],
        ['card 前面少了一个点。', 'A dot is missing before card.'],
      ],
      why: ['类要写成 `.card`。', 'A class is written `.card`.'],
    },
  ],
  'hobby-cards': [
    {
      kind: 'choice',
      id: 'picture-fits',
      ask: ['图片比卡片宽，伸到外面去了。加哪一句？', 'A picture is wider than its card and sticks out. Which line helps?'],
      right: '`max-width: 100%;`',
      wrong: ['`gap: 24px;`', '`padding: 100%;`', '`margin: 0 auto;`'],
      hints: [
        ['不是要它多宽，是不许它太宽。', 'Not how wide it should be, but how wide it may be at most.'],
        ['最宽不能超过卡片。', 'At most as wide as the card.'],
        ['名字里有 max（最多）的那一句。', 'The line with max in its name.'],
      ],
    },
    {
      kind: 'choice',
      id: 'narrow-window',
      ask: [
        '窗口里面宽 500 像素，卡片至少 220，间隔 24。一行放几张？',
        'There are 500 pixels of room. A card needs at least 220, the gap is 24. How many fit in a row?',
      ],
      code: ['css', '.cards {\n  display: grid;\n  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));\n  gap: 24px;\n}'],
      right: '2',
      wrong: ['1', '3'],
      hints: [
        ['先试两张，加上中间的空，放得下吗？', 'First try two cards with the gap between them. Do they fit?'],
        ['两张要 220 + 24 + 220。', 'Two need 220 + 24 + 220.'],
        ['三张要 220 × 3 + 24 × 2。', 'Three need 220 × 3 + 24 × 2.'],
      ],
      why: ['两张 464，放得下；三张 708，放不下。', 'Two need 464 and fit; three need 708 and do not.'],
    },
    {
      kind: 'code',
      id: 'cards-in-grid',
      language: 'html',
      ask: [
        '让三张卡片排成网格（grid），间隔 16px。',
        'Lay the three cards out in a grid with a gap of 16px.',
      ],
      start: [
        '<style>\n.cards {\n\n}\n.card {\n  border: 2px solid green;\n}\n</style>\n<div class="cards">\n  <div class="card">风筝</div>\n  <div class="card">水壶</div>\n</div>',
        '<style>\n.cards {\n\n}\n.card {\n  border: 2px solid green;\n}\n</style>\n<div class="cards">\n  <div class="card">Kite</div>\n  <div class="card">Water</div>\n</div>',
      ],
      tests: 'counts .cards>.card 3\nstyles .cards display grid\nstyles .cards column-gap 16px',
      model: [
        '<style>\n.cards {\n  display: grid;\n  gap: 16px;\n}\n.card {\n  border: 2px solid green;\n}\n</style>\n<div class="cards">\n  <div class="card">风筝</div>\n  <div class="card">水壶</div>\n  <div class="card">帽子</div>\n</div>',
        '<style>\n.cards {\n  display: grid;\n  gap: 16px;\n}\n.card {\n  border: 2px solid green;\n}\n</style>\n<div class="cards">\n  <div class="card">Kite</div>\n  <div class="card">Water</div>\n  <div class="card">Hat</div>\n</div>',
      ],
      wrong: [
        '<style>\n.cards {\n  display: grid;\n  gap: 16px;\n}\n</style>\n<div class="cards">\n  <div class="card">1</div>\n  <div class="card">2</div>\n</div>',
        '<style>\n.card {\n  display: grid;\n  gap: 16px;\n}\n</style>\n<div class="cards">\n  <div class="card">1</div>\n  <div class="card">2</div>\n  <div class="card">3</div>\n</div>',
      ],
      hints: [
        ['先数一数，现在只有两张卡片。', 'Count first: there are only two cards.'],
        ['网格写在外面的 .cards 里。', 'The grid belongs to .cards, outside.'],
        ['`display: grid;` 和 `gap: 16px;`', '`display: grid;` and `gap: 16px;`'],
      ],
    },
    {
      kind: 'order',
      id: 'page-from-the-top',
      ask: ['从网页的顶上到底下，把三块排好。', 'Put the three parts in order, from the top of the page down.'],
      lines: ['html', '<header><h1></h1></header>\n<main class="cards"></main>\n<footer></footer>'],
      hints: [
        ['人身上从上到下是头、身子和脚。', 'A body has a head, a middle and feet.'],
        ['header 是头，footer 是脚。', 'header is the head, footer the foot.'],
        ['先 header，再 main，最后 footer。', 'First header, then main, last footer.'],
      ],
    },
  ],
}
