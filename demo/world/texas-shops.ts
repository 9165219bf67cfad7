/** username | business | owner | area code | address | trades | radius | hours | open for business since (days) */
export const texasShops = `
limestone-recovery | Limestone Loop Recovery    | Marta Quiroga      | 512 | 6300 Burleson Rd, Austin, TX 78744        | towing truck-repair            | 60  | 24/7       | 402
barton-rig-tire    | Barton Rig Tire            | Theo Lindqvist     | 512 | 9100 Metropolis Dr, Austin, TX 78744      | tire battery                   | 50  | 24/7       | 377
heron-mobile       | Heron Mobile Diesel        | Priscilla Okafor   | 512 | 2201 Kramer Ln, Austin, TX 78758          | truck-repair battery tire      | 50  | 6AM-10PM   | 298
chisholm-wash      | Chisholm Trail Truck Wash  | Wade Petrosky      | 512 | 1400 Round Rock Ave, Round Rock, TX 78664 | mobile-detailing               | 75  | 8AM-6PM    | 214
cedar-brake-tow    | Cedar Brake Towing         | Lourdes Benavidez  | 512 | 3300 N Interstate 35, Georgetown, TX 78626 | towing battery tire           | 50  | 24/7       | 351
blanco-river       | Blanco River Road Service  | Hollis Amador      | 512 | 1750 S Interstate 35, San Marcos, TX 78666 | towing truck-repair tire battery | 75 | 24/7      | 266
trinity-bottoms    | Trinity Bottoms Wrecker    | Earl Dupree        | 214 | 2900 Singleton Blvd, Dallas, TX 75212     | towing                         | 75  | 24/7       | 411
lamplighter-diesel | Lamplighter Diesel         | Nadia Farrow       | 214 | 4800 S Lamar St, Dallas, TX 75215         | truck-repair battery           | 60  | 24/7       | 330
skillet-tire       | Skillet Creek Tire         | Ruben Achterberg   | 972 | 1900 Big Town Blvd, Mesquite, TX 75149    | tire battery                   | 60  | 24/7       | 289
stockyard-heavy    | Stockyard Heavy Towing     | Juanita Colvin     | 817 | 3600 NE Loop 820, Fort Worth, TX 76106    | towing truck-repair tire       | 125 | 24/7       | 365
arbor-shine        | Arbor Shine Fleet Wash     | Grant Mabry        | 972 | 2500 W Irving Blvd, Irving, TX 75061      | mobile-detailing               | 75  | 8AM-5PM    | 178
bayou-lantern      | Bayou Lantern Recovery     | Celeste Thibodeaux | 713 | 8800 Market St, Houston, TX 77029         | towing truck-repair            | 100 | 24/7       | 398
galena-tire        | Galena Bend Tire           | Orlando Pruitt     | 713 | 1300 Federal Rd, Houston, TX 77015        | tire battery                   | 60  | 24/7       | 310
katy-prairie       | Katy Prairie Mobile Repair | Simone Castell     | 281 | 21500 Katy Fwy, Katy, TX 77449            | truck-repair tire battery      | 60  | 6AM-10PM   | 247
ship-channel-wash  | Ship Channel Truck Wash    | Dwight Nakamura    | 713 | 5100 Clinton Dr, Houston, TX 77020        | mobile-detailing               | 75  | 8AM-6PM    | 185
mission-bell       | Mission Bell Towing        | Araceli Montoya    | 210 | 4700 E Houston St, San Antonio, TX 78220  | towing battery tire            | 150 | 24/7       | 384
salado-diesel      | Salado Creek Diesel        | Franklin Osei      | 210 | 5500 Rittiman Rd, San Antonio, TX 78218   | truck-repair tire              | 125 | 24/7       | 276
brazos-roadside    | Brazos Roadside            | Tamsin Kolar       | 254 | 3900 S Loop Dr, Waco, TX 76705            | towing truck-repair tire battery | 100 | 24/7      | 345
circle-drive-tire  | Circle Drive Tire          | Emmett Vance       | 254 | 1200 S Valley Mills Dr, Waco, TX 76711    | tire battery truck-repair      | 60  | 6AM-10PM   | 203
franklin-pass      | Franklin Pass Heavy Rescue | Ignacio Terrazas   | 915 | 11400 Gateway Blvd E, El Paso, TX 79927   | towing truck-repair tire battery | 150 | 24/7     | 372
mesa-street-tire   | Mesa Street Truck Tire     | Bettina Rourke     | 915 | 6900 Doniphan Dr, El Paso, TX 79932       | tire battery truck-repair      | 75  | 24/7       | 221
palo-duro          | Palo Duro Truck Rescue     | Clyde Hathaway     | 806 | 7600 E Interstate 40, Amarillo, TX 79104  | towing truck-repair tire battery | 150 | 24/7     | 359
caprock-diesel     | Caprock Diesel & Tire      | Imogen Salas       | 806 | 1500 E Slaton Rd, Lubbock, TX 79404       | truck-repair tire battery towing | 150 | 24/7     | 232
pumpjack-road      | Pumpjack Road Service      | Royce Villanueva   | 432 | 8200 W Interstate 20, Midland, TX 79706   | towing truck-repair tire battery | 150 | 24/7     | 341
big-country        | Big Country Breakdown      | Loretta Finch      | 325 | 4100 E Interstate 20, Abilene, TX 79601   | towing truck-repair tire battery | 150 | 24/7     | 287
comanche-springs   | Comanche Springs Towing    | Abel Urquidi       | 432 | 2700 W Dickinson Blvd, Fort Stockton, TX 79735 | towing truck-repair tire battery | 150 | 24/7 | 319
mile-one-laredo    | Mile One Truck Care        | Yolanda Cisneros   | 956 | 13000 Mines Rd, Laredo, TX 78045          | towing truck-repair tire battery | 150 | 24/7     | 263
sabine-pines       | Sabine Pines Wrecker       | Monroe Gaspard     | 409 | 5200 Walden Rd, Beaumont, TX 77705        | towing truck-repair tire battery | 125 | 24/7      | 308
piney-woods        | Piney Woods Road Call      | Darlene Whitt      | 903 | 3100 S Main St, Lindale, TX 75771         | towing truck-repair tire battery | 125 | 24/7      | 240
`
