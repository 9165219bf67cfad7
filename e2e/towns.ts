/**
 * Towns for shops whose board a journey counts, each for one file alone and farther from the others than their shops
 * reach: all journeys share one market (`ops/towns.test.mjs`).
 */
export const towns = {
  abilene: { address: '555 Walnut St, Abilene, TX 79601', lat: 32.4514, lng: -99.7321 },
  alamogordo: { address: '1376 E 9th St, Alamogordo, NM 88310', lat: 32.8995, lng: -105.9603 },
  amarillo: { address: '600 S Tyler St, Amarillo, TX 79101', lat: 35.2072, lng: -101.8372 },
  beaumont: { address: '801 Main St, Beaumont, TX 77701', lat: 30.0835, lng: -94.0994 },
  brady: { address: '201 E Main St, Brady, TX 76825', lat: 31.1352, lng: -99.3351 },
  brownsville: {
    address: '1001 E Elizabeth St, Brownsville, TX 78520',
    lat: 25.9017,
    lng: -97.4975,
  },
  childress: { address: '315 Commerce St, Childress, TX 79201', lat: 34.4265, lng: -100.204 },
  corpus: { address: '1201 Leopard St, Corpus Christi, TX 78401', lat: 27.7965, lng: -97.4014 },
  dalhart: { address: '205 Denver Ave, Dalhart, TX 79022', lat: 36.0595, lng: -102.5132 },
  delRio: { address: '109 W Broadway St, Del Rio, TX 78840', lat: 29.3606, lng: -100.8986 },
  dodgeCity: { address: '806 N 2nd Ave, Dodge City, KS 67801', lat: 37.7528, lng: -100.0171 },
  elPaso: { address: '500 W Paisano Dr, El Paso, TX 79901', lat: 31.7558, lng: -106.4893 },
  fortStockton: {
    address: '121 W 2nd St, Fort Stockton, TX 79735',
    lat: 30.8941,
    lng: -102.8793,
  },
  gallup: { address: '110 W Aztec Ave, Gallup, NM 87301', lat: 35.5281, lng: -108.7426 },
  hobbs: { address: '200 E Broadway St, Hobbs, NM 88240', lat: 32.7026, lng: -103.136 },
  laredo: { address: '1110 Houston St, Laredo, TX 78040', lat: 27.5064, lng: -99.5075 },
  lubbock: { address: '1314 Avenue K, Lubbock, TX 79401', lat: 33.5846, lng: -101.846 },
  lufkin: { address: '300 E Shepherd Ave, Lufkin, TX 75901', lat: 31.3382, lng: -94.7291 },
  marfa: { address: '302 S Highland Ave, Marfa, TX 79843', lat: 30.3095, lng: -104.0206 },
  mcAllen: { address: '1300 W Houston Ave, McAllen, TX 78501', lat: 26.2034, lng: -98.23 },
  midland: { address: '300 N Loraine St, Midland, TX 79701', lat: 31.9973, lng: -102.0779 },
  ozona: { address: '908 Ave D, Ozona, TX 76943', lat: 30.7102, lng: -101.2007 },
  paris: { address: '110 SE 1st St, Paris, TX 75460', lat: 33.6609, lng: -95.5555 },
  roswell: { address: '415 N Richardson Ave, Roswell, NM 88201', lat: 33.3943, lng: -104.523 },
  sanAngelo: { address: '72 W College Ave, San Angelo, TX 76903', lat: 31.4638, lng: -100.437 },
  shreveport: { address: '505 Travis St, Shreveport, LA 71101', lat: 32.5138, lng: -93.7478 },
  texarkana: { address: '220 Texas Blvd, Texarkana, TX 75501', lat: 33.4251, lng: -94.0477 },
  tucumcari: { address: '215 E Center St, Tucumcari, NM 88401', lat: 35.1717, lng: -103.725 },
  tyler: { address: '212 N Bonner Ave, Tyler, TX 75702', lat: 32.3526, lng: -95.3046 },
  victoria: { address: '105 W Juan Linn St, Victoria, TX 77901', lat: 28.8053, lng: -97.0036 },
  wichitaFalls: { address: '1300 7th St, Wichita Falls, TX 76301', lat: 33.9137, lng: -98.4934 },
}
export type Town = (typeof towns)[keyof typeof towns]
