/** Along I-10, I-20, I-40, I-80, I-5, I-75, I-95 and I-35 north of Texas. The columns are those of `texas-shops.ts`. */
export const interstateShops = `
pelican-crossing  | Pelican Crossing Towing     | Remy Fontenot     | 337 | 2800 Opelousas St, Lake Charles, LA 70601   | towing truck-repair tire battery | 125 | 24/7 | 334
mobile-bay        | Mobile Bay Heavy Haul Help  | Corinne Strand    | 251 | 5400 Rangeline Rd, Mobile, AL 36619         | towing truck-repair tire battery | 150 | 24/7 | 290
capital-oaks      | Capital Oaks Road Service   | Wendell Purifoy   | 850 | 6700 W Tennessee St, Tallahassee, FL 32304  | towing truck-repair tire battery | 150 | 24/7 | 201
saguaro-heavy     | Saguaro Heavy Towing        | Delfina Ortega    | 602 | 6100 W Buckeye Rd, Phoenix, AZ 85043        | towing truck-repair tire         | 150 | 24/7 | 386
palo-verde-tire   | Palo Verde Truck Tire       | Sterling Houck    | 520 | 4300 E Irvington Rd, Tucson, AZ 85714       | tire battery truck-repair        | 150 | 24/7 | 252
organ-peaks       | Organ Peaks Breakdown       | Ramona Eckhart    | 575 | 2900 W Picacho Ave, Las Cruces, NM 88007    | towing truck-repair tire battery | 150 | 24/7 | 278
river-mesa        | River Mesa Truck Rescue     | Dario Castellan   | 760 | 1800 E Hobsonway, Blythe, CA 92225          | towing truck-repair tire battery | 150 | 24/7 | 196
rio-puerco        | Rio Puerco Truck Repair     | Anselmo Baca      | 505 | 8100 Central Ave NW, Albuquerque, NM 87121  | towing truck-repair tire battery | 150 | 24/7 | 349
ponderosa-road    | Ponderosa Road Service      | Greta Halvorsen   | 928 | 5600 E Route 66, Flagstaff, AZ 86004        | towing truck-repair tire battery | 150 | 24/7 | 268
mojave-junction   | Mojave Junction Towing      | Leland Briscoe    | 760 | 2400 E Main St, Barstow, CA 92311           | towing truck-repair tire battery | 150 | 24/7 | 315
red-dirt-diesel   | Red Dirt Diesel             | Winona Starr      | 405 | 900 S MacArthur Blvd, Oklahoma City, OK 73128 | truck-repair tire battery      | 125 | 24/7 | 302
crossroads-okc    | Crossroads Wrecker Works    | Buford Kessler    | 405 | 7300 S Interstate 35, Oklahoma City, OK 73149 | towing truck-repair tire battery            | 150 | 24/7 | 366
ouachita-road     | Ouachita Road Call          | Faye Delacourt    | 501 | 4900 E Broadway St, North Little Rock, AR 72117 | towing truck-repair tire battery | 150 | 24/7 | 244
bluff-city-heavy  | Bluff City Heavy Rescue     | Cornell Vaughan   | 901 | 4200 Lamar Ave, Memphis, TN 38118           | towing truck-repair tire battery | 125 | 24/7 | 357
cumberland-rig    | Cumberland Rig Repair       | Josephine Tidwell | 615 | 1600 Elm Hill Pike, Nashville, TN 37210     | truck-repair tire battery towing | 150 | 24/7 | 293
smoky-gap         | Smoky Gap Towing            | Otis Ledbetter    | 865 | 7800 Rutledge Pike, Knoxville, TN 37924     | towing truck-repair tire battery | 125 | 24/7 | 217
red-river-shreve  | Red River Truck Rescue      | Evangeline Roy    | 318 | 5700 Greenwood Rd, Shreveport, LA 71109     | towing truck-repair tire battery | 150 | 24/7 | 325
magnolia-axle     | Magnolia Axle & Tire        | Percy Hollings    | 601 | 3500 Highway 80 W, Jackson, MS 39209        | tire truck-repair battery towing | 150 | 24/7 | 229
iron-hill         | Iron Hill Road Service      | Marvella Stokes   | 205 | 2100 Vanderbilt Rd, Birmingham, AL 35217    | towing truck-repair tire battery | 125 | 24/7 | 312
fulton-yard       | Fulton Yard Diesel          | Desmond Archer    | 404 | 4600 Fulton Industrial Blvd, Atlanta, GA 30336 | truck-repair tire battery     | 125 | 24/7 | 371
chattahoochee-tow | Chattahoochee Heavy Tow     | Lenora Pickens    | 404 | 1900 Moreland Ave SE, Atlanta, GA 30316     | towing truck-repair battery tire              | 150 | 24/7 | 259
sparks-summit     | Sparks Summit Towing        | Brigid Nolan      | 775 | 1200 Glendale Ave, Sparks, NV 89431         | towing truck-repair tire battery | 125 | 24/7 | 303
wasatch-wheel     | Wasatch Wheel & Diesel      | Thane Sorensen    | 801 | 3100 W California Ave, Salt Lake City, UT 84104 | truck-repair tire battery towing | 150 | 24/7 | 281
high-plains-rescue | High Plains Truck Rescue   | Maureen Tollefson | 307 | 4700 E Lincolnway, Cheyenne, WY 82001       | towing truck-repair tire battery | 150 | 24/7 | 338
platte-fork       | Platte Fork Repair          | Virgil Novotny    | 308 | 2200 E 4th St, North Platte, NE 69101       | truck-repair towing tire battery | 150 | 24/7 | 192
missouri-bend     | Missouri Bend Breakdown     | Astrid Lindgard   | 402 | 10500 Sapp Brothers Dr, Omaha, NE 68138     | towing truck-repair tire battery | 150 | 24/7 | 274
four-mile-iowa    | Four Mile Road Service      | Nels Abernathy    | 515 | 4800 NE 14th St, Des Moines, IA 50313       | towing truck-repair tire battery | 150 | 24/7 | 235
glass-city        | Glass City Truck Towing     | Roberta Kaminski  | 419 | 26600 Baker Dr, Perrysburg, OH 43551        | towing truck-repair tire battery | 150 | 24/7 | 256
grapevine-heavy   | Grapevine Grade Heavy Tow   | Esteban Larrea    | 661 | 3800 Buck Owens Blvd, Bakersfield, CA 93308 | towing truck-repair tire battery | 150 | 24/7 | 361
delta-breeze      | Delta Breeze Truck Care     | Phoebe Yamashiro  | 916 | 1100 Harbor Blvd, West Sacramento, CA 95691 | truck-repair tire battery towing | 150 | 24/7 | 227
rogue-valley      | Rogue Valley Road Call      | Quentin Marsh     | 541 | 1500 E Pine St, Central Point, OR 97502     | towing truck-repair tire battery | 150 | 24/7 | 209
columbia-slough   | Columbia Slough Diesel      | Ingrid Paulsen    | 503 | 9700 N Columbia Blvd, Portland, OR 97203    | truck-repair towing tire battery | 150 | 24/7 | 322
puget-rig         | Puget Rig Rescue            | Malcolm Teague    | 253 | 5900 Pacific Hwy E, Fife, WA 98424          | towing truck-repair tire battery | 125 | 24/7 | 285
horse-country     | Horse Country Towing        | Adele Fairbanks   | 352 | 4400 W Highway 40, Ocala, FL 34482          | towing truck-repair tire battery | 150 | 24/7 | 246
bluegrass-road    | Bluegrass Road Service      | Harlan Combs      | 859 | 2300 Georgetown Rd, Lexington, KY 40511     | towing truck-repair tire battery | 150 | 24/7 | 270
miami-valley      | Miami Valley Truck Repair   | Rosalind Beck     | 937 | 6200 N Dixie Dr, Dayton, OH 45414           | truck-repair tire battery towing | 125 | 24/7 | 218
lowcountry-rescue | Lowcountry Truck Rescue     | Thaddeus Gadsden  | 912 | 7100 Augusta Rd, Savannah, GA 31408         | towing truck-repair tire battery | 150 | 24/7 | 347
pee-dee-tire      | Pee Dee Tire & Tow          | Clementine Rowe   | 843 | 3300 W Lucas St, Florence, SC 29501         | tire towing battery truck-repair | 150 | 24/7 | 199
james-river       | James River Heavy Rescue    | Winston Blakely   | 804 | 5800 Jefferson Davis Hwy, Richmond, VA 23234 | towing truck-repair tire battery | 150 | 24/7 | 296
patapsco-road     | Patapsco Road Service       | Geraldine Moss    | 410 | 6600 Pulaski Hwy, Baltimore, MD 21237       | towing truck-repair tire battery | 125 | 24/7 | 305
ironbound-truck   | Ironbound Truck Rescue      | Vincent Amorim    | 973 | 400 Frelinghuysen Ave, Newark, NJ 07114     | towing truck-repair tire battery | 125 | 24/7 | 332
long-wharf        | Long Wharf Breakdown        | Patience Doyle    | 203 | 700 Sargent Dr, New Haven, CT 06511         | towing truck-repair tire battery | 125 | 24/7 | 188
flint-hills       | Flint Hills Road Call       | Leopold Unruh     | 316 | 1700 E 53rd St N, Wichita, KS 67219         | towing truck-repair tire battery | 150 | 24/7 | 251
swope-hollow     | Swope Hollow Road Service   | Bernadette Crowe  | 816 | 4500 NE Front St, Kansas City, MO 64120     | towing truck-repair tire battery | 150 | 24/7 | 264
des-plaines-heavy | Des Plaines Lock Heavy Tow  | Casimir Nowicki   | 815 | 2100 Moen Ave, Joliet, IL 60436             | towing truck-repair tire battery | 150 | 24/7 | 299
north-star-road   | North Star Breakdown        | Solveig Amundsen  | 952 | 20800 Kensington Blvd, Lakeville, MN 55044  | towing truck-repair tire battery | 150 | 24/7 | 223
narragansett-rig  | Narragansett Rig Rescue     | Lorenzo Pacheco   | 401 | 300 Allens Ave, Providence, RI 02905        | towing truck-repair tire battery | 125 | 24/7 | 211
st-johns-diesel   | St. Johns Bend Diesel       | Yvette Marchand   | 904 | 6500 Pritchard Rd, Jacksonville, FL 32219   | towing truck-repair tire battery | 150 | 24/7 | 317
tar-river-road    | Tar River Road Call         | Amos Killebrew    | 252 | 1500 N Wesleyan Blvd, Rocky Mount, NC 27804 | towing truck-repair tire battery | 150 | 24/7 | 238
sweetwater-rescue | Sweetwater Basin Rescue     | Trudy Lassen      | 307 | 1900 Elk St, Rock Springs, WY 82901         | towing truck-repair tire battery | 150 | 24/7 | 184
`
