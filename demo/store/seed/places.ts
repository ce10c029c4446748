/** Where the chains' stores are: `city; time zone; latitude; longitude`, by region. */
export interface Place {
  readonly city: string;
  readonly timeZoneName: string;
  readonly latitude: number;
  readonly longitude: number;
}

const lines: Readonly<Record<string, string>> = {
  'Pacific Northwest': `
Seattle; America/Los_Angeles; 47.61; -122.33
Portland; America/Los_Angeles; 45.52; -122.68
Spokane; America/Los_Angeles; 47.66; -117.43
Boise; America/Boise; 43.62; -116.2
Anchorage; America/Anchorage; 61.22; -149.9
Vancouver; America/Vancouver; 49.28; -123.12`,
  'California & Pacific': `
Los Angeles; America/Los_Angeles; 34.05; -118.24
San Diego; America/Los_Angeles; 32.72; -117.16
Sacramento; America/Los_Angeles; 38.58; -121.49
Oakland; America/Los_Angeles; 37.8; -122.27
Honolulu; Pacific/Honolulu; 21.31; -157.86`,
  Mountain: `
Denver; America/Denver; 39.74; -104.99
Salt Lake City; America/Denver; 40.76; -111.89
Albuquerque; America/Denver; 35.08; -106.65
Phoenix; America/Phoenix; 33.45; -112.07
Tucson; America/Phoenix; 32.22; -110.97`,
  'North Central': `
Chicago; America/Chicago; 41.88; -87.63
Minneapolis; America/Chicago; 44.98; -93.27
Milwaukee; America/Chicago; 43.04; -87.91
Indianapolis; America/Indiana/Indianapolis; 39.77; -86.16
Detroit; America/Detroit; 42.33; -83.05
Winnipeg; America/Winnipeg; 49.9; -97.14`,
  Northeast: `
Boston; America/New_York; 42.36; -71.06
Brooklyn; America/New_York; 40.68; -73.94
Philadelphia; America/New_York; 39.95; -75.17
Toronto; America/Toronto; 43.65; -79.38
Halifax; America/Halifax; 44.65; -63.58`,
  'South & Gulf': `
Dallas; America/Chicago; 32.78; -96.8
Austin; America/Chicago; 30.27; -97.74
New Orleans; America/Chicago; 29.95; -90.07
Atlanta; America/New_York; 33.75; -84.39
Miami; America/New_York; 25.76; -80.19
San Juan; America/Puerto_Rico; 18.47; -66.11`,
};

export const regionNames: readonly string[] = Object.keys(lines);

export const placesOf = (region: string): Place[] =>
  (lines[region] ?? '')
    .trim()
    .split('\n')
    .map((line) => {
      const [city = '', timeZoneName = '', latitude, longitude] = line
        .split(';')
        .map((part) => part.trim());
      return { city, timeZoneName, latitude: Number(latitude), longitude: Number(longitude) };
    });

export const streets =
  'Main St, Market St, Riverside, Station Rd, Oak Ave, Broadway, Harbor Blvd, College Hill, Union Square, Mill Creek, Airport, Eastgate'.split(
    ', ',
  );
