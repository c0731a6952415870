### Choosing a face.

face-choose = Choose your face
face-title = Your face
face-person = Person
face-age = Age
face-head = Head
face-skin = Skin
face-hair = Hair
face-hair-colour = Hair colour
face-beard = Beard
face-headgear = Headgear
face-clothes = Clothes
face-eyes = Eyes
face-brows = Brows
face-gaze = Gaze
face-nose = Nose
face-mouth = Mouth
face-mark = Mark
face-lean = Bearing
face-turned = Turned
face-back = { $feature }: one back
face-further = { $feature }: one further
face-another = Another face
face-by-name = By my name
face-done = Done
