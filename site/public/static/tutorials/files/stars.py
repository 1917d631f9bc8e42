# 不要取名 turtle.py · Do not call this file turtle.py
import turtle

turtle.color("orange")

for i in range(5):
    turtle.forward(100)
    turtle.right(144)

# 试一试：七角星要转几度？ · Try it: how many degrees has a star with seven points?

turtle.done()
