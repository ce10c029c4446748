/**
 * What the chains sell, one line per good: `name; primary category; secondary category; unit; variants; sizes`. Each
 * good is a notional product; its variants and sizes under a chain's brands are its products.
 */
import type { Category } from '../tables';
import { cellsOf } from './cellsOf';

export type Assortment = 'grocery' | 'restaurant' | 'convenience';

const lines: Readonly<Record<Assortment, string>> = {
  grocery: `
Milk; Dairy; Milk & Cream; EACH; Whole, 2% Reduced Fat, Skim, Lactose-Free Whole; Half Gallon, Gallon, 1 qt
Heavy Cream; Dairy; Milk & Cream; EACH; Organic, Ultra-Pasteurized; 8 fl oz, 16 fl oz, 32 fl oz
Greek Yogurt; Dairy; Yogurt; EACH; Plain, Strawberry, Blueberry, Honey, Peach; 5.3 oz, 32 oz
Butter; Dairy; Butter & Eggs; EACH; Salted, Unsalted, Whipped; 8 oz, 16 oz
Large Eggs; Dairy; Butter & Eggs; CASE; Cage-Free, Pasture-Raised, Grade A; 6 ct, 12 ct, 18 ct
Cheddar; Dairy; Cheese; EACH; Mild, Sharp, Extra Sharp, Shredded; 8 oz, 16 oz
Mozzarella; Dairy; Cheese; EACH; Fresh, Low-Moisture, Shredded; 8 oz, 16 oz
Apples; Produce; Fruit; POUND; Gala, Honeycrisp, Granny Smith, Fuji; 3 lb Bag, Loose, 5 lb Bag
Bananas; Produce; Fruit; POUND; Organic, Conventional; Loose, 5 ct
Navel Oranges; Produce; Fruit; POUND; Organic, Sweet; 4 lb Bag, Loose
Strawberries; Produce; Fruit; EACH; Organic, Premium; 16 oz, 32 oz
Avocados; Produce; Fruit; EACH; Hass, Organic Hass; Loose, 4 ct Bag
Romaine Hearts; Produce; Vegetables; EACH; Organic, Chopped; 3 ct, 10 oz
Baby Carrots; Produce; Vegetables; BAG; Organic, Peeled; 12 oz, 32 oz
Tomatoes; Produce; Vegetables; POUND; Roma, On the Vine, Cherry; Loose, 10 oz, 16 oz
Russet Potatoes; Produce; Vegetables; BAG; Washed, Organic; 5 lb, 10 lb
Yellow Onions; Produce; Vegetables; BAG; Sweet, Storage; 3 lb, 5 lb
Sandwich Bread; Bakery; Bread; EACH; White, Whole Wheat, Multigrain, Rye; 20 oz, 24 oz
Bagels; Bakery; Bread; BAG; Plain, Everything, Cinnamon Raisin; 6 ct
Flour Tortillas; Bakery; Bread; BAG; Burrito, Soft Taco, Whole Wheat; 8 ct, 10 ct
Croissants; Bakery; Pastry; EACH; Butter, Almond; 4 ct, 6 ct
Chicken Breast; Meat & Seafood; Poultry; POUND; Boneless Skinless, Thin Sliced, Organic; 1 lb, Family Pack
Ground Beef; Meat & Seafood; Beef; POUND; 80/20, 93/7, Grass-Fed; 1 lb, 3 lb
Bacon; Meat & Seafood; Pork; EACH; Thick Cut, Applewood Smoked, Turkey; 12 oz, 16 oz
Atlantic Salmon; Meat & Seafood; Seafood; POUND; Skin-On Fillet, Smoked; 6 oz, 12 oz
Penne; Pantry; Pasta & Rice; BOX; Classic, Whole Wheat, Gluten-Free; 16 oz
Spaghetti; Pantry; Pasta & Rice; BOX; Classic, Thin, Whole Wheat; 16 oz, 32 oz
Jasmine Rice; Pantry; Pasta & Rice; BAG; White, Brown; 2 lb, 5 lb
Black Beans; Pantry; Canned Goods; CASE; No Salt Added, Organic, Seasoned; 15 oz, 29 oz
Diced Tomatoes; Pantry; Canned Goods; CASE; Fire Roasted, With Basil, No Salt Added; 14.5 oz, 28 oz
Chicken Broth; Pantry; Canned Goods; EACH; Low Sodium, Organic; 32 fl oz, 48 fl oz
Peanut Butter; Pantry; Spreads; EACH; Creamy, Crunchy, Natural; 16 oz, 28 oz
Strawberry Jam; Pantry; Spreads; EACH; Seedless, Reduced Sugar; 12 oz, 18 oz
Rolled Oats; Pantry; Breakfast; BOX; Old Fashioned, Quick, Gluten-Free; 18 oz, 42 oz
Corn Flakes; Pantry; Breakfast; BOX; Original, Frosted; 12 oz, 18 oz
Olive Oil; Pantry; Oil & Vinegar; EACH; Extra Virgin, Light Taste; 16.9 fl oz, 33.8 fl oz
Potato Chips; Snacks; Chips; BAG; Sea Salt, Barbecue, Sour Cream & Onion, Kettle Cooked; 2.5 oz, 8 oz
Almonds; Snacks; Nuts; BAG; Roasted, Raw, Smoked; 6 oz, 16 oz
Dark Chocolate; Snacks; Candy; EACH; 70% Cacao, Sea Salt, Almond; 3 oz
Cola; Beverages; Soft Drinks; CASE; Classic, Zero Sugar, Cherry; 12 fl oz 12 pk, 2 L
Sparkling Water; Beverages; Water; CASE; Lime, Grapefruit, Plain, Black Cherry; 12 fl oz 8 pk, 1 L
Spring Water; Beverages; Water; CASE; Still, Alkaline; 16.9 fl oz 24 pk, 1 gal
Orange Juice; Beverages; Juice; EACH; No Pulp, Some Pulp, Calcium; 52 fl oz, 89 fl oz
Ground Coffee; Beverages; Coffee & Tea; BAG; Medium Roast, Dark Roast, Decaf; 12 oz, 28 oz
Green Tea; Beverages; Coffee & Tea; BOX; Jasmine, Mint, Plain; 20 ct, 40 ct
Vanilla Ice Cream; Frozen; Ice Cream; EACH; French, Bean, Low Fat; 16 fl oz, 48 fl oz
Peas; Frozen; Frozen Vegetables; BAG; Sweet, Petite; 12 oz, 32 oz
Cheese Pizza; Frozen; Frozen Meals; BOX; Thin Crust, Rising Crust; 16 oz, 28 oz
Paper Towels; Household; Paper; CASE; Select-a-Size, Full Sheet; 2 ct, 6 ct, 12 ct
Dish Soap; Household; Cleaning; EACH; Lemon, Free & Clear; 19 fl oz, 38 fl oz`,
  restaurant: `
Chicken Thighs; Proteins; Poultry; POUND; Boneless, Marinated, Bone-In; 10 lb, 40 lb
Chicken Wings; Proteins; Poultry; POUND; Jumbo, Party; 10 lb, 40 lb
Ground Chuck; Proteins; Beef; POUND; 80/20, 75/25; 5 lb, 10 lb
Pepperoni; Proteins; Cured Meat; CASE; Sliced, Cup & Char; 5 lb, 25 lb
Italian Sausage; Proteins; Pork; CASE; Mild, Hot, Crumbled; 5 lb, 10 lb
Prosciutto; Proteins; Cured Meat; EACH; Sliced, Whole; 3 oz, 12 lb
Cod Fillet; Proteins; Seafood; CASE; Skinless, Breaded; 10 lb, 15 lb
Shrimp; Proteins; Seafood; BAG; 16/20 Peeled, 21/25 Tail-On; 2 lb, 5 lb
Mozzarella; Dairy; Cheese; CASE; Shredded, Whole Milk Loaf, Fresh Ovoline; 5 lb, 20 lb
Parmesan; Dairy; Cheese; EACH; Grated, Shaved, Wheel; 5 lb, 10 lb
Butter; Dairy; Butter & Cream; CASE; Unsalted, Clarified; 1 lb, 36 lb
Heavy Cream; Dairy; Butter & Cream; EACH; 36%, 40%; 1 qt, Half Gallon
Pizza Flour; Dry Goods; Flour; BAG; Type 00, High Gluten, Whole Wheat; 25 lb, 50 lb
Basmati Rice; Dry Goods; Rice & Grains; BAG; Aged, Parboiled; 10 lb, 40 lb
Rigatoni; Dry Goods; Pasta; CASE; Dry, Fresh; 10 lb, 20 lb
Crushed Tomatoes; Dry Goods; Canned; CASE; San Marzano Style, With Basil; #10 Can, 6 x #10
Chickpeas; Dry Goods; Canned; CASE; Dry, Canned; #10 Can, 25 lb
Frying Oil; Dry Goods; Oil & Vinegar; EACH; Canola, High Oleic, Peanut; 17.5 lb, 35 lb
Balsamic Vinegar; Dry Goods; Oil & Vinegar; EACH; White, Aged; 1 gal, 5 L
Romaine; Produce; Greens; CASE; Chopped, Hearts; 6 ct, 24 ct
Arugula; Produce; Greens; EACH; Baby, Wild; 1 lb, 4 lb
Fresh Basil; Produce; Herbs; EACH; Genovese, Thai; 4 oz, 1 lb
Cilantro; Produce; Herbs; EACH; Bunched, Washed; 30 ct, 1 lb
Roma Tomatoes; Produce; Vegetables; CASE; 6x6, 5x6; 10 lb, 25 lb
Bell Peppers; Produce; Vegetables; CASE; Red, Green, Tri-Color; 5 lb, 25 lb
Apple Slices; Produce; Fruit; BAG; Granny Smith, Gala; 2 lb, 5 lb
Lemons; Produce; Fruit; CASE; 115 ct, 140 ct; Half Case, Full Case
French Fries; Frozen; Potatoes; CASE; Straight Cut, Waffle, Sweet Potato; 6 x 5 lb, 6 x 6 lb
Pizza Dough; Frozen; Dough; CASE; 12 inch, 14 inch, 16 inch; 24 ct, 30 ct
Marinara; Prepared; Sauces; BATCH; House, Spicy; 2 qt, 1 gal
Caesar Dressing; Prepared; Sauces; BATCH; House, Vegan; 1 qt, 1 gal
Hot Sauce; Prepared; Sauces; EACH; Original, Extra Hot; 12 oz, 1 gal
Pickle Chips; Prepared; Condiments; EACH; Dill, Bread & Butter; 1 gal, 5 gal
Burger Buns; Bakery; Bread; TRAY; Brioche, Sesame, Potato; 8 ct, 12 ct, 48 ct
Garlic Bread; Bakery; Bread; CASE; Sliced, Loaf; 12 ct, 24 ct
Tiramisu; Bakery; Desserts; TRAY; Classic, Limoncello; Half Tray, Full Tray
Cola Syrup; Beverages; Fountain; BOX; Classic, Diet, Cherry; 3 gal, 5 gal
Iced Tea; Beverages; Fountain; BOX; Unsweet, Sweet; 3 gal, 5 gal
Pizza Boxes; Supplies; Packaging; CASE; Kraft, Printed; 12 inch 50 ct, 16 inch 50 ct
Deli Containers; Supplies; Packaging; CASE; 16 oz, 32 oz; 240 ct, 500 ct`,
  convenience: `
Cola; Packaged Beverages; Soft Drinks; EACH; Classic, Zero Sugar, Vanilla, Cherry; 12 fl oz, 20 fl oz, 2 L
Lemon Lime Soda; Packaged Beverages; Soft Drinks; EACH; Classic, Zero Sugar; 12 fl oz, 20 fl oz, 2 L
Energy Drink; Packaged Beverages; Energy; EACH; Original, Sugar Free, Mango, Berry; 12 fl oz, 16 fl oz
Sports Drink; Packaged Beverages; Sports; EACH; Fruit Punch, Lemon Lime, Cool Blue; 20 fl oz, 28 fl oz
Spring Water; Packaged Beverages; Water; EACH; Still, Sparkling; 16.9 fl oz, 1 L
Cold Brew; Packaged Beverages; Coffee & Tea; EACH; Black, Mocha, Vanilla; 11 fl oz, 13.7 fl oz
Sweet Tea; Packaged Beverages; Coffee & Tea; EACH; Peach, Lemon, Unsweetened; 18.5 fl oz, 23 fl oz
Milk; Packaged Beverages; Dairy Drinks; EACH; Chocolate, Whole, 2%; 14 fl oz, 1 qt
Apple Juice; Packaged Beverages; Juice; EACH; Clear, Cloudy; 10 fl oz, 15.2 fl oz
Fountain Cup; Dispensed Beverages; Cups; CASE; Paper, Foam; 22 oz, 32 oz, 44 oz
House Coffee; Dispensed Beverages; Hot Drinks; BAG; Medium, Dark, Decaf; 2 lb, 5 lb
Potato Chips; Snacks; Salty; BAG; Classic, Barbecue, Jalapeno, Salt & Vinegar; 1.5 oz, 2.6 oz, 8 oz
Tortilla Chips; Snacks; Salty; BAG; Nacho, Ranch, Chili Lime; 2.75 oz, 9.25 oz
Pretzels; Snacks; Salty; BAG; Twists, Peanut Butter Filled; 3 oz, 5 oz
Popcorn; Snacks; Salty; BAG; White Cheddar, Kettle; 2 oz, 6 oz
Beef Jerky; Snacks; Meat Snacks; EACH; Original, Teriyaki, Peppered; 1.25 oz, 2.85 oz
Trail Mix; Snacks; Nuts; BAG; Sweet & Salty, Tropical; 2 oz, 7 oz
Sunflower Seeds; Snacks; Nuts; BAG; Original, Dill Pickle; 3 oz, 5.25 oz
Milk Chocolate Bar; Candy; Chocolate; EACH; Plain, Almond, Crisp; 1.55 oz, King Size
Peanut Cups; Candy; Chocolate; EACH; Milk, Dark; 1.5 oz, King Size
Gummy Bears; Candy; Gummies; BAG; Original, Sour; 5 oz, 7 oz
Sour Worms; Candy; Gummies; BAG; Classic, Neon; 5 oz, 7 oz
Mint Gum; Candy; Gum & Mints; EACH; Spearmint, Peppermint, Wintergreen; 15 ct, 35 ct
Breath Mints; Candy; Gum & Mints; EACH; Peppermint, Cinnamon; 1.2 oz, 1.7 oz
Breakfast Burrito; Food Service; Hot Food; EACH; Sausage, Bacon, Egg & Cheese; 5 oz, 8 oz
Hot Dog; Food Service; Roller Grill; CASE; Beef, Jalapeno Cheddar; 24 ct, 80 ct
Taquito; Food Service; Roller Grill; CASE; Chicken, Beef, Cheese; 24 ct, 72 ct
Turkey Sandwich; Food Service; Sandwiches; EACH; Club, Swiss, Wheat; 6 oz, 8 oz
Chef Salad; Food Service; Salads; EACH; Ham, Chicken; 9 oz, 12 oz
Fruit Cup; Food Service; Fresh Fruit; EACH; Melon, Mixed, Grape; 8 oz, 12 oz
Glazed Donut; Bakery; Donuts; TRAY; Classic, Chocolate, Maple; 6 ct, 12 ct
Muffin; Bakery; Pastry; EACH; Blueberry, Banana Nut, Double Chocolate; 4 oz, 6 oz
Honey Bun; Bakery; Pastry; EACH; Glazed, Iced; 3 oz, 5 oz
Ice Cream Sandwich; Frozen; Ice Cream; EACH; Vanilla, Neapolitan; 4 fl oz, 6 fl oz
Ice; Frozen; Ice; BAG; Cubed, Crushed; 7 lb, 10 lb, 20 lb
Batteries; General Merchandise; Electronics; EACH; AA, AAA; 2 ct, 4 ct, 8 ct
Phone Charger; General Merchandise; Electronics; EACH; USB-C, Lightning; 3 ft, 6 ft
Motor Oil; Automotive; Fluids; EACH; 5W-20, 5W-30, 10W-30; 1 qt, 5 qt
Windshield Washer; Automotive; Fluids; EACH; Summer, Winter; 1 gal
Pain Reliever; Health; Medicine; EACH; Ibuprofen, Acetaminophen; 2 ct, 24 ct`,
};

const parts = (text: string): string[] => text.split(',').map((part) => part.trim());

export const goodsOf = (assortment: Assortment) =>
  cellsOf(lines[assortment]).map(
    ([name = '', primary = '', secondary = '', uom = '', variants = '', sizes = '']) => ({
      name,
      primary,
      secondary,
      uom,
      variants: parts(variants),
      sizes: parts(sizes),
    }),
  );

export type Good = ReturnType<typeof goodsOf>[number];

/** The categories of goods: all primary ones, then all secondary ones. */
export const categoriesOf = (
  account_id: string,
  goods: readonly Pick<Good, 'primary' | 'secondary'>[],
): Omit<Category, 'id'>[] =>
  (['primary', 'secondary'] as const).flatMap((key) =>
    Array.from(new Set(goods.map((good) => good[key])), (name) => ({
      account_id,
      name,
      type: key.toUpperCase(),
    })),
  );
