import type { LessonChange } from '../src/data/lesson-changes.ts'

// What to change in each lesson's piece and show to somebody, by course and lesson: what, where, and how to show it.
export const changes: Readonly<Record<string, Readonly<Record<string, LessonChange>>>> = {
  'scratchjr-first-stories': {
    'rabbit-takes-a-walk': [
      ['让兔子从右边走到左边去。', 'Let the rabbit walk from the right to the left.'],
      ['先把它拖到舞台右边，再把向右的箭头换成向左的。', 'Drag it to the right side, then swap the right arrow for a left one.'],
      ['请家人点绿旗，先猜它会往哪边走。', 'Let somebody at home tap the flag and guess which way it goes.'],
    ],
    'hop-and-say-hello': [
      ['让兔子跳得高一倍。', 'Make the rabbit hop twice as high.'],
      ['点跳跃积木下面的 2，改成 4。', 'Tap the 2 below the hop block and make it 4.'],
      ['请家人一起跳：兔子跳几下，你们也跳几下。', 'Hop along with somebody: as many times as the rabbit.'],
    ],
    'meeting-a-bird': [
      ['让小鸟飞起来，再慢慢落回兔子身边。', 'Let the bird fly up and come down beside the rabbit.'],
      ['在小鸟的向上箭头后面接向右 3，再接向下 6。', 'Behind the bird’s up arrow, add right 3 and then down 6.'],
      ['请家人用手指点小鸟，看它会做什么。', 'Let somebody tap the bird and see what it does.'],
    ],
    'turn-the-page': [
      ['让兔子走到湖边以后，高兴地跳两下。', 'Let the rabbit hop twice when it has walked to the lake.'],
      ['在第二页兔子的向右 6 后面，接两块跳跃。', 'On page two, add two hop blocks behind the rabbit’s right 6.'],
      ['像读图画书那样，一边放，一边给家人讲这两页。', 'Play it and tell both pages aloud, like a picture book.'],
    ],
    'taking-turns-to-talk': [
      ['让青蛙收到苹果以后，长大一点点。', 'Let the frog grow a little when it gets the apple.'],
      ['在青蛙的跳跃 2 后面，放一块紫色的放大。', 'Behind the frog’s hop 2, put a purple grow block.'],
      ['你演兔子，家人演青蛙，跟着它们把话说一遍。', 'You play the rabbit, somebody the frog: say the words along with them.'],
    ],
    'finish-the-book': [
      ['让月亮升得慢一点，像真的夜晚。', 'Let the moon rise more slowly, as at night.'],
      ['给月亮的向上积木前面放一块速度，选慢慢走的那个。', 'In front of the moon’s up block put a speed block with the slow walker.'],
      ['睡觉以前，用全屏放给家人看。', 'Before bedtime, show it to your family on the full screen.'],
    ],
  },
  'scratch-hide-and-seek': {
    'rabbit-says-hello': [
      ['让兔子长得比树还大，再跟大家打招呼。', 'Make the rabbit larger than a tree before it says hello.'],
      ['把紫色的“将大小设为”里的 60 改成 180。', 'In the purple “set size to”, change 60 to 180.'],
      ['请家人点绿旗，看看他先笑哪里。', 'Let somebody click the flag and see what makes them laugh.'],
    ],
    'now-you-see-me': [
      ['让兔子每次出来，都比上一次大一点。', 'Let the rabbit be a little larger each time it comes out.'],
      ['在“重复执行”里的“显示”前面，加“将大小增加 10”。', 'Inside “forever”, before “show”, add “change size by 10”.'],
      ['和家人比一比，谁先说出它长大了。', 'See who notices first that it is growing.'],
    ],
    'hide-anywhere': [
      ['让兔子只躲在舞台的左半边。', 'Let the rabbit hide on the left half of the stage only.'],
      ['把 x 的随机数改成从 -200 到 0。', 'Let the random x go from -200 to 0.'],
      ['先不说，请家人用手指追它十次，再让他猜规律。', 'Say nothing: let somebody chase it ten times and find the rule.'],
    ],
    'catch-and-count': [
      ['点中的时候，让兔子说一声“找到啦”再躲起来。', 'When it is caught, let the rabbit say “Found me” before it hides.'],
      ['在“播放声音”后面、“隐藏”前面，加“说找到啦 0.3 秒”。', 'Behind “start sound” and before “hide”, add “say Found me for 0.3 seconds”.'],
      ['请家人玩一局，把他的分数写在纸上。', 'Let somebody play a round, and write their score on paper.'],
    ],
    'thirty-seconds': [
      ['时间到了，让天黑下来。', 'When time is up, let night fall.'],
      ['给舞台再加一个夜晚的背景，“广播时间到”后面换成它。', 'Give the stage a night backdrop and switch to it behind “broadcast time up”.'],
      ['和家人各玩一局，看谁在天黑前找到得多。', 'Play a round each: who finds more before night?'],
    ],
    'finish-the-game': [
      ['让超过 15 分的人听到一句更特别的话。', 'Let whoever has more than 15 points hear something special.'],
      ['在“分数 > 9”的“如果”里，再放一个“分数 > 15”。', 'Inside the “if score > 9”, put another “if score > 15”.'],
      ['把游戏发布出去，或者请三个人玩，记下最高分。', 'Publish the game, or let three people play and note the best score.'],
    ],
  },
  'scratch-maze-adventure': {
    'draw-a-maze': [
      ['给迷宫画一条捷径，只有仔细看才找得到。', 'Paint a short cut that only a careful eye finds.'],
      ['在背景 level1 里，用橡皮在墙上擦出一个小口。', 'In the backdrop level1, rub a small gap into a wall.'],
      ['请家人走到右下角，数一数他走了几秒。', 'Let somebody walk to the lower right corner, and count the seconds.'],
    ],
    'make-your-own-block': [
      ['让小球撞墙的时候响一声。', 'Let the ball make a sound when it hits a wall.'],
      ['在“定义”下面两个“如果”的里面，各加一块“播放声音”。', 'Inside both “if” blocks below “define”, add a “start sound”.'],
      ['请家人闭上眼睛听你走迷宫，数一数撞了几次。', 'Let somebody listen with eyes closed and count the bumps.'],
    ],
    'three-levels': [
      ['进入每一关以前，让小球报出是第几关。', 'Let the ball say the level before each one begins.'],
      ['在“进入本关”的最后，加“说关卡 1 秒”。', 'At the end of “enter level”, add “say level for 1 second”.'],
      ['请家人从第一关玩起，看他会不会抬头看关卡。', 'Let somebody start at level one. Do they notice the number?'],
    ],
    'crystals-everywhere': [
      ['让每颗宝石的大小都不一样。', 'Let each crystal have a size of its own.'],
      ['在克隆体的“显示”前面，加“将大小设为”，放 20 到 50 的随机数。', 'Before the clone’s “show”, add “set size to” with a random number from 20 to 50.'],
      ['请家人先收最小的那一颗，再收别的。', 'Let somebody collect the smallest one first, then the others.'],
    ],
    'ghost-on-patrol': [
      ['让幽灵在两头各停半秒，给人溜过去的机会。', 'Let the ghost rest half a second at both ends.'],
      ['在两块滑行的后面，各加一块“等待 0.5 秒”。', 'Behind each of the two glides, add “wait 0.5 seconds”.'],
      ['请朋友试两种幽灵，问他哪一种更好玩。', 'Let a friend try both ghosts and say which is more fun.'],
    ],
    'title-and-endings': [
      ['走完三关的时候，让小球开心地转一圈。', 'Let the ball spin round happily after the third level.'],
      ['在“当接收到通关”的“说”前面，加“重复执行 36 次”，里面右转 10 度。', 'Before the “say” of “when I receive won”, add “repeat 36” with “turn right 10 degrees”.'],
      ['发布你的迷宫，在说明里写一句挑战的话。', 'Publish your maze with one line that challenges others.'],
    ],
  },
  'typing-first-steps': {
    'home-row-friends': [
      ['把练习里的字母倒过来打一行。', 'Type one line of the exercise backwards.'],
      ['照着 `fdsa ;lkj` 的最后一个字母开始，往前打。', 'Begin with the last letter of `fdsa ;lkj` and go to the front.'],
      ['请家人看着你的手，数一数有几个手指离开了家。', 'Let somebody watch your hands and count the fingers that left home.'],
    ],
    'home-row-words': [
      ['把 `glad` 和 `flash` 连成一句话，再加上家人的名字。', 'Make a line of `glad` and `flash` and the name of somebody at home.'],
      ['在第二组的最后一行后面接着打，名字里没学的键可以看一眼。', 'Go on behind the last line of the second group; keys you do not know yet you may look up.'],
      ['念给那位家人听，看他能不能听出自己的名字。', 'Read it to them: do they hear their own name?'],
    ],
    'climb-to-the-top-row': [
      ['把“图图老师一起”换成你认识的四个人的拼音。', 'Write the names of four people you know in place of the last line.'],
      ['改练习里拼音那一组的最后两行。', 'Change the last two lines of the pinyin group.'],
      ['请家人只看屏幕，猜你打的是谁。', 'Let somebody look at the screen and guess who they are.'],
    ],
    'down-to-the-bottom-row': [
      ['把 `I am Tutu.` 改成三句介绍自己的英文。', 'Turn `I am Tutu.` into three sentences about yourself.'],
      ['每句开头按住 Shift 打一个大写字母，最后打一个点。', 'Begin each with a capital by Shift and end it with a full stop.'],
      ['放大字号，请家人读出来。', 'Make the letters large and let somebody read them.'],
    ],
    'write-with-pinyin': [
      ['给家人打一张三句话的小信。', 'Write a letter of three sentences to somebody at home.'],
      ['开头写称呼，中间写今天学的，最后写你的名字。', 'Begin with their name, tell what you learnt today, end with yours.'],
      ['放在他会看到的地方，等他回一句。', 'Leave it where they will see it, and wait for an answer.'],
    ],
    'symbols-for-code': [
      ['让名片的上下各多一条等号画的边。', 'Give your card a border of equals signs above and below.'],
      ['在第一行和最后一行各加 `print("=" * 20)`。', 'Add `print("=" * 20)` as the first and as the last line.'],
      ['运行给家人看，再帮他做一张他的名片。', 'Run it for somebody, then make one for them.'],
    ],
  },
  'python-turtle-art': {
    'first-line': [
      ['让正方形的四条边一条比一条粗。', 'Make each side of the square thicker than the one before.'],
      ['在四个 forward 前面分别加 `turtle.pensize(2)`、4、6、8。', 'Before the four forwards put `turtle.pensize(2)`, 4, 6 and 8.'],
      ['给家人看画，请他说出海龟先走了哪条边。', 'Show the drawing and let somebody tell which side came first.'],
    ],
    'loops-and-polygons': [
      ['让五角星的每个角换一种颜色。', 'Give each ray of the star a colour of its own.'],
      ['循环前写五种颜色的列表，循环里第一行写 `turtle.color(colours[i])`。', 'Before the loop make a list of five colours; in it begin with `turtle.color(colours[i])`.'],
      ['把星星截下来，送给一位朋友。', 'Save a picture of the star and give it to a friend.'],
    ],
    'colours-and-a-house': [
      ['给房子的墙上开一扇亮着灯的窗。', 'Give the house a window with a light on.'],
      ['藏海龟以前，抬笔走到 (60, 70)，写 `turtle.dot(30, "gold")`。', 'Before hiding the turtle, lift the pen, go to (60, 70) and write `turtle.dot(30, "gold")`.'],
      ['问家人：谁住在这座房子里？一起编个名字。', 'Ask at home who lives in it, and find a name together.'],
    ],
    'flower-stamp': [
      ['让每一朵花的花心都变成别的颜色。', 'Give every flower a heart of another colour.'],
      ['只改函数里的一处：`turtle.dot(size, "gold")`。', 'Change one place in the function: `turtle.dot(size, "gold")`.'],
      ['先问家人要改几个地方，再给他看只改了一处。', 'Ask how many places need changing, then show that it was one.'],
    ],
    'random-flowers': [
      ['让越靠下的花越大，像离我们更近。', 'Make flowers larger the lower they stand, as if nearer.'],
      ['把 size 那一行换成 `size = 25 - y // 12`。', 'Replace the line with size by `size = 25 - y // 12`.'],
      ['运行三次，请家人挑一张最喜欢的。', 'Run it three times and let somebody choose the finest.'],
    ],
    'night-garden': [
      ['把夜晚变成清晨，星星都看不见了。', 'Turn the night into early morning, without stars.'],
      ['bgcolor 换成 "lightblue"，再把画星星的循环改成 0 次。', 'Make bgcolor "lightblue" and let the star loop run 0 times.'],
      ['把两张花园放在一起，发布出去，或者挂在墙上。', 'Put both gardens side by side: publish them or hang them up.'],
    ],
  },
  'python-word-games': {
    'fill-in-story': [
      ['让故事的最后一句把动物的名字喊三遍。', 'Let the story end by calling the animal three times.'],
      ['加一行 `print(animal * 3 + "！")`，放在最后。', 'Add `print((animal + "! ") * 3)` as the last line.'],
      ['请家人填词，你用讲故事的声音读出来。', 'Let somebody fill in the words and read it in your best voice.'],
    ],
    'guess-the-number': [
      ['差得很近的时候，让电脑说一句“好烫”。', 'Let the computer say “Hot!” when a guess is close.'],
      ['在循环的最后加 `if 0 < abs(guess - secret) <= 5:`，里面打印。', 'At the end of the loop add `if 0 < abs(guess - secret) <= 5:` with a print.'],
      ['请家人猜，看“好烫”有没有帮他少猜几次。', 'Let somebody guess: does “Hot!” save them guesses?'],
    ],
    riddles: [
      ['答错的时候，先说出谜底有几个字。', 'After a wrong answer, tell how many letters the right one has.'],
      ['在“差一点”那一行前面，打印 `len(answer)`。', 'Before the line that tells the answer, print `len(answer)`.'],
      ['吃饭时考考全家，看谁的分最高。', 'Ask your family at dinner and see who scores most.'],
    ],
    'scrambled-words': [
      ['每道题以前，先报这是第几题。', 'Tell the number of each question before it.'],
      ['循环写成 `for number, word in enumerate(words[:3], 1):`，里面打印 number。', 'Write `for number, word in enumerate(words[:3], 1):` and print number inside.'],
      ['和家人轮流拼，一人一题，看谁拼对得多。', 'Take turns, one question each, and compare.'],
    ],
    'card-quiz': [
      ['每次玩，让卡片的顺序都不一样。', 'Let the cards come in another order each time.'],
      ['先 `import random`，再用 `items = list(cards.items())` 和 `random.shuffle(items)`，循环翻 items。', 'With `import random`, `items = list(cards.items())` and `random.shuffle(items)`, loop over items.'],
      ['请同学考一轮，再换他做五张卡来考你。', 'Quiz a classmate, then let them make five cards for you.'],
    ],
    'text-adventure': [
      ['在厨房藏一张纸条，读了才知道去哪里开门。', 'Hide a note in the kitchen that tells where the door is.'],
      ['在厨房的 text 里加一句“墙上的纸条写着：去菜园”。', 'Add to the kitchen’s text: “A note on the wall says: try the garden”.'],
      ['请一个没玩过的人走一遍，只看不提示。', 'Let somebody new walk through it, and only watch.'],
    ],
  },
  'html-css-my-page': {
    'first-page': [
      ['让标签页上的名字带上你的小名。', 'Put your nickname into the name on the tab.'],
      ['改 head 里 title 中间的字。', 'Change the words inside title, in the head.'],
      ['请家人在一排标签页里，找到你的那一个。', 'Open more tabs and let somebody find yours.'],
    ],
    'pictures-and-lists': [
      ['让放风筝的步骤从 3 开始倒着数。', 'Let the steps count down from 3.'],
      ['把 `<ol>` 写成 `<ol reversed>`。', 'Write `<ol reversed>` in place of `<ol>`.'],
      ['闭上眼睛，请家人只读你写的 alt，猜猜图上是什么。', 'Close your eyes: somebody reads the alt, you guess the picture.'],
    ],
    'links-and-two-pages': [
      ['给日记的页尾加一个“回到顶上”的链接。', 'Add a “back to the top” link at the end of the diary.'],
      ['给 h1 写上 `id="top"`，最后放 `<a href="#top">`。', 'Give the h1 `id="top"` and put `<a href="#top">` at the end.'],
      ['请家人从主页出发，看他点几下能回到主页。', 'Let somebody set out from the home page and find the way back.'],
    ],
    'colours-with-css': [
      ['让鼠标停在标题上时，标题换一种颜色。', 'Let the heading change colour under the mouse.'],
      ['在 style.css 加一条 `h1:hover`，照着 a:hover 写。', 'Add a rule `h1:hover` to style.css, like the one for a:hover.'],
      ['请家人找一找，页面上藏着几处会变的颜色。', 'Ask somebody to find all the places that change colour.'],
    ],
    'boxes-and-classes': [
      ['让卡片像贴纸一样，歪一点点。', 'Tilt the card a little, like a sticker.'],
      ['在 .card 里加一行 `transform: rotate(-2deg);`。', 'Add `transform: rotate(-2deg);` to .card.'],
      ['给家人看歪的和正的，问他更喜欢哪一张。', 'Show the straight and the tilted one, and ask which they like.'],
    ],
    'hobby-cards': [
      ['让网页自己跟着手机变成深色。', 'Let the page turn dark along with the device.'],
      ['在 style.css 最后写 `@media (prefers-color-scheme: dark)`，里面给 body 和 .card 换颜色。', 'At the end of style.css write `@media (prefers-color-scheme: dark)` with new colours for body and .card.'],
      ['把主页发布出去，或者用家人的手机打开看看。', 'Publish your page, or open it on a phone at home.'],
    ],
  },
  'javascript-click-game': {
    'a-button-that-answers': [
      ['点了以后，让按钮自己也变成“再点一次”。', 'Let the button itself say “Once more” after a click.'],
      ['在函数里再加一行，改 carrot 的 textContent。', 'Add a line to the function that changes the textContent of carrot.'],
      ['请家人点一下，先猜会变的是几个地方。', 'Let somebody click and guess how many things will change.'],
    ],
    'keeping-score': [
      ['让分数的字，每点一次就长大一点。', 'Let the score grow a little with each click.'],
      ['在点击的函数里加 `scoreText.style.fontSize = 16 + score * 2 + "px";`。', 'In the click function add `scoreText.style.fontSize = 16 + score * 2 + "px";`.'],
      ['和家人比：谁先点到占满一行。', 'Race: who fills the line first?'],
    ],
    'ten-seconds': [
      ['让标签页的名字也显示还剩几秒。', 'Let the tab show the seconds, too.'],
      ['在 tick 里加一行 `document.title = timeLeft;`。', 'Add `document.title = timeLeft;` to tick.'],
      ['换到别的标签页，请家人看着名字喊停。', 'Switch tabs and let somebody watch the name and call stop.'],
    ],
    'runaway-carrot': [
      ['让胡萝卜每次跑的时候，转一个角度。', 'Let the carrot turn by some angle whenever it runs.'],
      ['在 moveCarrot 里设 `carrot.style.rotate`，用随机数加 "deg"。', 'In moveCarrot set `carrot.style.rotate` to a random number and "deg".'],
      ['请家人抓十次，问他变难了还是更好玩了。', 'Let somebody catch it ten times: harder, or more fun?'],
    ],
    'remember-the-best': [
      ['记住最高分是哪一天得到的。', 'Remember on which day the best score was made.'],
      ['破纪录时，用 setItem 把 `new Date().toLocaleDateString()` 也存起来，显示在最高分后面。', 'After a record, store `new Date().toLocaleDateString()` with setItem, too, and show it behind the best score.'],
      ['让全家轮流玩，看谁今天换掉旧的日子。', 'Take turns at home: who replaces the old day today?'],
    ],
    'finished-game': [
      ['偶尔跑出一根金胡萝卜，抓到得 2 分。', 'Now and then a golden carrot appears, worth 2 points.'],
      ['moveCarrot 里写 `golden = Math.random() < 0.2`，换颜色；点击时 golden 就多加 1。', 'In moveCarrot set `golden = Math.random() < 0.2` and the colour; a click on a golden one adds 1 more.'],
      ['把游戏发布出去，附上你的最高分。', 'Publish the game together with your best score.'],
    ],
  },
  'cpp-first-steps': {
    'hello-output': [
      ['让小兔连着出现两只，肩并肩站着。', 'Let two rabbits stand side by side.'],
      ['把画兔子的三行，引号里的图案各写两遍，中间空四格。', 'In the three lines of the rabbit, write the picture twice with four spaces between.'],
      ['请家人给两只兔子取名字，打印在下面。', 'Let somebody name both rabbits, and print the names below.'],
    ],
    variables: [
      ['让图图分一半胡萝卜给朋友，说出各有几根。', 'Let Tutu give half of the carrots to a friend and tell both numbers.'],
      ['在最后加一行，用 `carrots / 2` 算。', 'Add a line at the end with `carrots / 2`.'],
      ['把开始的 5 改成 6，请家人猜一半是几，再运行。', 'Begin with 6, let somebody guess what half will be, then run it.'],
    ],
    input: [
      ['让它还能说出你五年前几岁。', 'Let it also say how old you were five years ago.'],
      ['照着“十年以后”那一行再写一行，把加 10 换成减 5。', 'Copy the line for ten years on and take 5 away instead.'],
      ['请爷爷奶奶来聊一聊，看他们的答案。', 'Let a grandparent talk with it.'],
    ],
    'if-choices': [
      ['超过 40 度时，让它说“请待在家里”。', 'Above 40 degrees, let it say “Please stay at home”.'],
      ['在最上面加一个 `if (degree > 40)`，原来的 if 前面写 else。', 'Put an `if (degree > 40)` on top and an else in front of the old one.'],
      ['查今天的气温，读给家人听它的建议。', 'Look up today’s temperature and read out what it advises.'],
    ],
    loops: [
      ['让火箭两个两个地数：10、8、6、4、2。', 'Let the rocket count by twos: 10, 8, 6, 4, 2.'],
      ['n 从 10 开始，`n = n - 1` 改成减 2。', 'Start n at 10 and take away 2 instead of 1.'],
      ['和家人一起大声倒数，最后喊“出发”。', 'Count down together aloud and shout at the end.'],
    ],
    'quiz-program': [
      ['把乘法题换成加法题，给弟弟妹妹玩。', 'Turn it into addition for a younger child.'],
      ['三处都要改：题目里的 x，判断的 `a * b`，和答案的 `a * b`。', 'Three places: the x that is shown, `a * b` where it judges, and in the answer.'],
      ['请一位小朋友来答，记下他得了几分。', 'Let a younger child answer and note the score.'],
    ],
  },
  'cpp-sorting-and-searching': {
    'a-row-of-boxes': [
      ['让它说出有几次超过了平均数。', 'Let it tell how many scores beat the average.'],
      ['再写一个循环，用 `score[i] * n > sum` 来数。', 'Write one more loop that counts where `score[i] * n > sum`.'],
      ['换成家人五天的步数，念给他听。', 'Use five days of somebody’s steps and read it to them.'],
    ],
    counting: [
      ['让得票最少的地点也被点名。', 'Let the place with the fewest votes be named, too.'],
      ['最后加一个循环，找 box[1] 到 box[4] 里最小的。', 'Add a loop that finds the smallest of box[1] to box[4].'],
      ['在家里投一次票：晚饭吃什么？用程序数。', 'Hold a vote on dinner and let the program count.'],
    ],
    'bubble-sort': [
      ['每次交换时，打印换了哪两个数。', 'Print the two numbers whenever they are swapped.'],
      ['在 swap 那一行前面，加一句 cout。', 'Put a cout in front of the line with swap.'],
      ['发五张牌给家人，请他照着屏幕一步步换。', 'Give somebody five cards and let them swap as the screen says.'],
    ],
    'selection-sort': [
      ['每一轮在排好和没排好的中间，画一条竖线。', 'Draw a bar between the sorted and the rest in each round.'],
      ['打印的循环改成带编号的，编号等于 i 时，后面加 "| "。', 'Print with an index, and behind index i add "| ".'],
      ['指着竖线，给家人讲铅笔是怎么移的。', 'Point at the bar and explain how the pencil moves.'],
    ],
    'binary-search': [
      ['没找到时，说出这个数本来该站在哪里。', 'When it is not found, tell where it would belong.'],
      ['在 else 里打印 left：它正好停在该插进去的编号。', 'In the else, print left: it stops at the number where it would go.'],
      ['请家人说十个数，比一比他和程序谁看得少。', 'Let somebody name ten numbers: who needs fewer looks?'],
    ],
    'class-ranking': [
      ['给第一名的名字前后画上星星。', 'Put stars around the names in first place.'],
      ['打印名字以前，用 `if (place == 1)` 先打印一个 *，后面再打印一个。', 'Around the name, print a * where `if (place == 1)` holds.'],
      ['换成家里的小动物或玩偶，一起看排行榜。', 'Rank your toys and read the list together.'],
    ],
  },
  'ai-how-machines-learn': {
    'data-cards': [
      ['让程序自己说出最轻和最重的是几克。', 'Let the program tell the lightest and the heaviest.'],
      ['在最后加 `print(min(cards))` 和 `print(max(cards))`。', 'At the end add `print(min(cards))` and `print(max(cards))`.'],
      ['请家人先掂一掂水果，猜哪个最重，再看。', 'Let somebody weigh the fruit by hand and guess first.'],
    ],
    'find-a-pattern': [
      ['让它说出每张猜错的卡片离线有多远。', 'Let it tell how far each wrong card lies from the line.'],
      ['在“猜错了”那一行里加上 `abs(weight - line)`。', 'Add `abs(weight - line)` to the line that prints a wrong guess.'],
      ['和家人一起看：错的都在线旁边吗？', 'Look together: are the wrong ones all close to the line?'],
    ],
    'train-the-rule': [
      ['让训练时每条线的错误画成一排星号。', 'Draw the mistakes of each line as stars.'],
      ['把打印的 `count_wrong(line)` 换成 `"*" * count_wrong(line)`。', 'Print `"*" * count_wrong(line)` in place of the number.'],
      ['给家人看这张图，请他指出该留哪条线。', 'Show it and let somebody point out the line to keep.'],
    ],
    'test-with-new-cards': [
      ['让成绩变成百分数。', 'Show the mark in per cent.'],
      ['最后加一行 `print(round(right / len(tests) * 100), "%")`。', 'Add `print(round(right / len(tests) * 100), "%")`.'],
      ['给家人讲：为什么是 67%，而不是 90%。', 'Explain to somebody why it is 67 % and not 90 %.'],
    ],
    'mistakes-and-fairness': [
      ['让程序自己提醒：哪一组一个也没对。', 'Let the program point out a group that got nothing right.'],
      ['在打印成绩后面，加 `if right == 0:`，打印“请多给我看看”和组名。', 'Behind the print, add `if right == 0:` and print “show me more” with the group.'],
      ['请家人想一个生活里“见得少就认错”的例子。', 'Ask for an example of something rarely seen and mistaken.'],
    ],
    'my-fruit-sorter': [
      ['让助手每次都说出，它像的是哪一张卡片。', 'Let the helper tell which card it found most alike.'],
      ['再记一个 best_card，和 best_name 一起换，最后打印。', 'Keep a best_card along with best_name and print it.'],
      ['请家人拿一个没见过的水果来考它，连说明卡一起给他看。', 'Let somebody bring a new fruit, and show the card that explains it.'],
    ],
  },
  'ai-talk-with-assistants': {
    'what-an-assistant-does': [
      ['让接字机一口气接出五个字。', 'Let the machine go on for five words.'],
      ['把数字的那几行放进 `for n in range(5):`，每次让 word 换成猜出的字。', 'Put the counting into `for n in range(5):` and let word become what was guessed.'],
      ['把它接出来的话念给家人听，一起找怪的地方。', 'Read out what it made and look for the odd parts together.'],
    ],
    'ask-clearly': [
      ['把月亮的要求，改成写给 6 岁孩子的。', 'Change the request about the moon to suit a six-year-old.'],
      ['只改第二行“给谁看”和第三行“多长”。', 'Change only for whom it is and how long it may be.'],
      ['请一位小朋友听一听，看他能不能讲回来。', 'Read it to a younger child and see whether they can tell it back.'],
    ],
    'check-the-answer': [
      ['给四句话各写一张“证据条”。', 'Write a slip with the evidence for each of the four sentences.'],
      ['在每句下面加一行：用算、数、查里的哪一个，看到了什么。', 'Below each, add how you checked it and what you saw.'],
      ['挡住对错，请家人只看证据条来判断。', 'Cover the verdicts and let somebody judge by the evidence.'],
    ],
    'keep-it-private': [
      ['让提醒程序遇到 @ 也停一下。', 'Let the program stop at an @ sign, too.'],
      ['在 red_words 的列表里加上 "@"。', 'Add "@" to the list red_words.'],
      ['请家人编一句带邮箱的话来试，别用真的。', 'Let somebody try a sentence with a made-up e-mail address.'],
    ],
    'write-together': [
      ['让迷路的闹钟遇见另一个人物。', 'Let the lost alarm clock meet somebody else.'],
      ['改第三句“遇见了谁”，再改后面提到他的地方。', 'Change the third sentence, then every place that mentions them.'],
      ['把两个故事都读给家人听，请他选一个。', 'Read both stories aloud and let somebody choose.'],
    ],
    'family-agreement': [
      ['把约定里最要紧的一条，画成一张小标志。', 'Draw the most important point of the agreement as a small sign.'],
      ['挑第 8 条或第 9 条，画在一张手掌大的纸上。', 'Take point 8 or 9 and draw it on a palm-sized piece of paper.'],
      ['贴在电脑旁边，请每个家人说出它的意思。', 'Put it beside the computer and let everyone tell what it means.'],
    ],
  },
}
