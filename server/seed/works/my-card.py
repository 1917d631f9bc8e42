# 打字课最后一课的小名片：每个符号都是自己打的。
# The card of the last typing lesson: every sign is typed by hand.
name = "豆豆"
likes = ["画画", "跳绳", "打字"]
line = "-" * 24

print(line)
print("你好，我叫" + name)
print("我喜欢：" + "、".join(likes))
print(line)

other = input("你叫什么名字？")
print("很高兴认识你，" + other + "。")
print((other + "！") * 3)
