-- Until now every screen kept its state while its tab was open, whatever its rule said. From now on the rule is
-- honoured: those that came with the system say what they did.
update menu_rule set keepalive = true where built_in and type = 'menu' and menu_type = 'tab';
